export default function NotFoundPage() {
  return (
    <div className="wrap py-16">
      <h1>NotFound</h1>
    </div>
  )
}
