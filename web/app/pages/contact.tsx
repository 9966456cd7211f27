export default function ContactPage() {
  return (
    <div className="wrap py-16">
      <h1>Contact</h1>
    </div>
  )
}
