export default function MethodologiesPage() {
  return (
    <div className="wrap py-16">
      <h1>Methodologies</h1>
    </div>
  )
}
