import { useEffect, useState, type ReactNode } from 'react'

/** Puts text on the clipboard and says so, in the button and to a screen reader. */
export function CopyButton({
  text,
  label,
  icon,
  className,
}: {
  text: () => string
  label: ReactNode
  icon?: ReactNode
  className?: string
}) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => {
      setState('ready')
    }, 4000)
    return () => {
      clearTimeout(timer)
    }
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {icon}
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : label}
      </button>
      <span role="status" className="sr-only">
        {state === 'copied'
          ? 'Copied to the clipboard.'
          : state === 'failed'
            ? 'The browser did not allow copying.'
            : ''}
      </span>
    </>
  )
}
