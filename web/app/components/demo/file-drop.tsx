import { useRef, useState, type DragEvent } from 'react'

/** Takes a file that is dropped or chosen: handlers for the zone, and the chooser that belongs in it. */
export function useFileDrop(take: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0]
    if (file) take(file)
  }
  return {
    /** Something is held over the zone. */
    isOver,
    choose: () => {
      input.current?.click()
    },
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => {
        setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        takeFirst(event.dataTransfer.files)
      },
    },
    chooser: { ref: input, onFiles: takeFirst },
  }
}

/** The browser's own chooser, hidden: a button of ours opens it. */
export function FileChooser({
  label,
  accept,
  ref,
  onFiles,
  ...described
}: {
  label: string
  accept: string
  'aria-describedby'?: string
} & ReturnType<typeof useFileDrop>['chooser']) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      {...described}
      onChange={(event) => {
        onFiles(event.target.files)
        // The same file may be chosen again after it was mended.
        event.target.value = ''
      }}
    />
  )
}
