import type { DemoMeta } from '@/demos/demo-meta'

/** The frame of a demo whose own page has not landed: its question, its status and what it will do. */
export function DemoPendingPage({ demo }: { demo: DemoMeta }) {
  return (
    <div className="wrap py-16">
      <h1>{demo.question}</h1>
    </div>
  )
}
