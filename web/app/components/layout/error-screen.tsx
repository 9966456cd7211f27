import { useEffect, useRef } from 'react'
import { AxisRule } from '@/components/ui/axis-rule'
import { Button, buttonLook } from '@/components/ui/button'
import { errorScreen } from '@/content/navigation'
import { firm } from '@/content/firm'

/** The branded screen for what nobody foresaw: a crash, or a page whose code did not arrive. */
export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div role="alert" className="wrap pt-10 md:pt-16">
      <h1 ref={heading} tabIndex={-1} className="max-w-[18ch]">
        {errorScreen.title}
      </h1>
      <AxisRule className="mt-9 md:mt-14" />
      <div className="grid gap-x-6 gap-y-8 pt-6 md:grid-cols-12">
        <div className="space-y-4 text-lg text-muted md:col-span-6">
          <p>{errorScreen.happened}</p>
          <p>{errorScreen.next}</p>
        </div>
        <div className="md:col-span-5 md:col-start-8">
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                location.reload()
              }}
            >
              {errorScreen.reload}
            </Button>
            {/* A full load on purpose: what failed in this one may be gone in the next. */}
            <a href="/" className={buttonLook({ variant: 'outline' })}>
              {errorScreen.home}
            </a>
          </div>
          <p className="mt-5 text-sm text-muted">
            {errorScreen.write}{' '}
            <a href={`mailto:${firm.email}`} className="text-primary underline underline-offset-3">
              {firm.email}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
