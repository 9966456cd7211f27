import { useEffect, useState, type ComponentType } from 'react'
import { iconButton } from '@/components/layout/icon-button'
import { Search } from '@/components/ui/icons'
import { frame } from '@/content/navigation'

/** Opens the dialog that finds pages, by a press or by Ctrl-K; all of it comes when it is first opened. */
export function FindButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const open = () => {
    import('@/pages/find/find-dialog').then(
      ({ FindDialog }) => {
        setDialog(() => FindDialog)
      },
      // The catalogue can be searched too.
      () => {
        window.location.assign('/demo/overview')
      },
    )
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label={frame.find}
        aria-haspopup="dialog"
        onClick={open}
        className={iconButton('mr-2 hidden [.js_&]:grid')}
      >
        <Search />
      </button>
      {Dialog && (
        <Dialog
          onClose={() => {
            setDialog(undefined)
          }}
        />
      )}
    </>
  )
}
