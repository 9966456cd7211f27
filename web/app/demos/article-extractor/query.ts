/** What the page asks of the API, and the types of what comes back. */
import type { components, paths } from '@/api/schema.gen'
import { askApi } from '@/components/demo/api-problem'
import type { ApiRequest } from '@/components/demo/api-snippets'
import generated from './default-report.gen.json'

type Schemas = components['schemas']
export type Report = Schemas['ArticleExtractorReport']
export type Block = Schemas['ArticleExtractorBlock']
export type Provenance = Schemas['ArticleExtractorProvenance']
export type Field = Schemas['ArticleExtractorField']
export type Source = Schemas['ArticleExtractorSource']
/** Whether this server fetches addresses, and under which name. */
export type Status = Schemas['ArticleExtractorStatus']

/** Where a page comes from. `html` is given unless the server is to fetch the address. */
export type Page =
  | { kind: 'sample' }
  | { kind: 'url'; url: string }
  | { kind: 'paste'; html: string; url: string | null }
  | { kind: 'file'; html: string; url: string | null; name: string; charset: string }

/** An article and the page it was found on. */
export interface Extraction {
  page: Page
  report: Report
  /** When it arrived, in milliseconds; null for the sample, which came with the page. */
  arrivedAt: number | null
}

/** The sample page's article: what the page is prerendered with. */
export const sample: Extraction = {
  page: { kind: 'sample' },
  report: generated as Report,
  arrivedAt: null,
}

/** Where the sample would stand; names under `example` belong to nobody. */
export const SAMPLE_URL = 'https://harbour-ledger.example/news/2026/04/17/ferry-terminal-lighting'

const path = '/api/v1/article-extractor/extract' satisfies keyof paths

export const statusRequest: ApiRequest = {
  method: 'GET',
  path: '/api/v1/article-extractor/status' satisfies keyof paths,
}

/** The sample's own HTML, which only travels when somebody wants to read or change it. */
export async function sampleHtml() {
  return (await import('../../../../demos/article-extractor/data/sample.html?raw')).default
}

/** The request for a page; HTML stands in a file beside the code, since nobody reads it in a command. */
export function extractRequest(page: Page): ApiRequest {
  if (page.kind === 'url') return { method: 'POST', path, body: { url: page.url } }
  const url = page.kind === 'sample' ? SAMPLE_URL : page.url
  return {
    method: 'POST',
    path,
    body: { ...(url !== null && { url }) },
    file: {
      field: 'html',
      name: page.kind === 'file' ? page.name : 'page.html',
      read: page.kind === 'sample' ? sampleHtml : () => Promise.resolve(page.html),
    },
  }
}

/** Asks for the article of a page. */
export async function extract(page: Page, signal: AbortSignal): Promise<Extraction> {
  const { body, file } = extractRequest(page)
  const html = file && { html: await file.read() }
  const report = await askApi<Report>(path, { signal, body: { ...(body as object), ...html } })
  return { page, report, arrivedAt: Date.now() }
}
