import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Close, Menu } from '@/components/ui/icons'
import { frame, isActive, mainNavigation } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'
import { iconButton } from './icon-button'

/** The five items: a row from 768 px, below that a list behind a button. Without scripts the list stays open. */
export function Navigation({ page }: { page: string }) {
  const [address] = useLocation()
  // One prerendered page serves every wrong address; only afterwards may the bar follow the address itself.
  const path = useHydrated() ? address : page
  const [open, setOpen] = useState(false)
  const list = useId()
  const nav = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const close = () => {
      setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    // A press elsewhere, or tabbing past the last item: an open menu would cover what has the focus.
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) close()
    }
    const wide = matchMedia('(width >= 48rem)')
    const closed = new AbortController()
    const { signal } = closed
    addEventListener('keydown', onKey, { signal })
    addEventListener('pointerdown', onElsewhere, { signal })
    addEventListener('focusin', onElsewhere, { signal })
    wide.addEventListener('change', close, { signal })
    return () => {
      closed.abort()
    }
  }, [open])

  return (
    <nav
      ref={nav}
      aria-label={frame.navigation}
      className="flex items-stretch max-md:[html:not(.js)_&]:w-full"
    >
      <button
        ref={button}
        type="button"
        aria-label={frame.menu}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => {
          setOpen(!open)
        }}
        className={iconButton('ml-2 hidden max-md:[.js_&]:grid')}
      >
        {open ? <Close /> : <Menu />}
      </button>
      <ul
        id={list}
        data-open={open}
        className="max-md:w-full max-md:divide-y max-md:divide-hairline max-md:border-hairline max-md:bg-bg md:flex md:gap-7 max-md:[.js_&]:absolute max-md:[.js_&]:inset-x-0 max-md:[.js_&]:top-full max-md:[.js_&]:border-y max-md:[.js_&]:data-[open=false]:hidden"
      >
        {mainNavigation.map((item) => (
          <li key={item.href} className="flex">
            <Item {...item} active={isActive(item.href, path)} onChoose={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Item({
  title,
  href,
  active,
  onChoose,
}: {
  title: string
  href: string
  active: boolean
  onChoose: () => void
}) {
  return (
    <Link
      href={href}
      onClick={onChoose}
      aria-current={active ? 'page' : undefined}
      className={cn(
        'flex items-center font-medium transition-colors max-md:min-h-13 max-md:w-full max-md:border-l-3 max-md:px-[0.8125rem] md:border-b-2 md:pt-0.5 md:text-sm',
        active
          ? 'border-primary text-text max-md:font-semibold'
          : 'border-transparent text-text hover:text-text md:text-muted md:hover:text-text forced-colors:border-[Canvas]',
      )}
    >
      {title}
    </Link>
  )
}
