import { NewTabLink } from '@/components/ui/new-tab-link'
import { firm } from '@/content/firm'

/** What stands in a page of another site where it asks for a figure that there is not. */
export function EmbedNotFound() {
  return (
    <main className="wrap py-6">
      <h1 className="text-2xl">Figure not found</h1>
      <p className="mt-3">
        There is no figure at this address. It may have moved, or the address may have a typo in it.{' '}
        <NewTabLink href="/demo/overview">The demos of {firm.name}</NewTabLink> have all of them.
      </p>
    </main>
  )
}
