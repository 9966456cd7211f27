export default function PrivacyPage() {
  return (
    <div className="wrap py-16">
      <h1>Privacy</h1>
    </div>
  )
}
