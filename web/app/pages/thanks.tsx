export default function ThanksPage() {
  return (
    <div className="wrap py-16">
      <h1>Thanks</h1>
    </div>
  )
}
