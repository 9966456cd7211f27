export default function ServicesPage() {
  return (
    <div className="wrap py-16">
      <h1>Services</h1>
    </div>
  )
}
