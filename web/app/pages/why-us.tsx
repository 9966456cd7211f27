export default function WhyUsPage() {
  return (
    <div className="wrap py-16">
      <h1>WhyUs</h1>
    </div>
  )
}
