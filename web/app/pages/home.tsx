export default function HomePage() {
  return (
    <div className="wrap py-16">
      <h1>Home</h1>
    </div>
  )
}
