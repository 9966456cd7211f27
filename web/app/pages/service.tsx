import { pages } from '@/content/pages'

export function ServicePage({ path }: { path: keyof typeof pages & `/services/${string}` }) {
  return (
    <div className="wrap py-16">
      <h1>{pages[path].title}</h1>
    </div>
  )
}
