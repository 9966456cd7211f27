import { useState, type ReactNode } from 'react'
import type { ApiRequest } from '@/api/request'
import { Button, buttonLook } from '@/components/ui/button'
import { saveFile } from '@/lib/export'
import { problemOf, whatHappened } from './api-problem'

export interface RequestFile {
  label: string
  /** What the file is called. */
  name: string
  request: ApiRequest
}

async function fileOf({ path, body }: RequestFile['request']) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await problemOf(response)
  return response.blob()
}

/** Files that the API makes: a link where the address says it all, else a button that sends the body. */
export function RequestFiles({
  label,
  files,
  children,
}: {
  label: string
  files: readonly RequestFile[]
  /** Further ways to take it along. */
  children?: ReactNode
}) {
  const [said, setSaid] = useState('')
  const save = async ({ name, request }: RequestFile) => {
    try {
      saveFile(name, await fileOf(request))
      setSaid(`Saved as ${name}`)
    } catch (error) {
      setSaid(`The file did not come. ${whatHappened(error)}`)
    }
  }
  return (
    <div className="no-print mb-6 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-sm text-muted">{label}</span>
      {files.map((file) =>
        file.request.method === 'GET' ? (
          <a
            key={file.label}
            href={file.request.path}
            download
            className={buttonLook({ variant: 'quiet', size: 'sm' })}
          >
            {file.label}
          </a>
        ) : (
          <Button key={file.label} variant="quiet" size="sm" onClick={() => void save(file)}>
            {file.label}
          </Button>
        ),
      )}
      {children}
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  )
}
