/** The branded screen for what nobody foresaw. */
export function ErrorScreen() {
  return (
    <div role="alert" className="wrap py-16">
      <h1>Unexpected Application Error!</h1>
    </div>
  )
}
