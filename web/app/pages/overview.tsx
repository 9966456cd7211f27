export default function OverviewPage() {
  return (
    <div className="wrap py-16">
      <h1>Overview</h1>
    </div>
  )
}
