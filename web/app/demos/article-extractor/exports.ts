/** Articles as files the visitor keeps. Nothing leaves the browser. */
import { fileName } from '@/lib/file-name'
import { frontMatter } from '@/lib/front-matter'
import { jsonText } from '@/lib/save-text'
import type { Extraction, Report } from './ask'
import type { PageRow } from './batch'
import { refusalLine } from './refusal'

/** An article with what is known about it on top. */
export function markdownFile({ report, page }: Extraction) {
  const { title, byline, site_name, published, language, word_count: words } = report
  const source = page.kind === 'sample' ? null : page.url
  const known = { title, byline, site_name, published, language, source, words }
  return `${frontMatter(known)}\n\n${report.markdown}\n`
}

/** A file's name after the article's title; short, since some systems stop at 255 bytes. */
export function articleFileName({ title }: Report, extension: string) {
  return fileName([(title ?? 'article').slice(0, 60)], extension)
}

/** Every article of a batch in one file, those that failed with the reason. */
export function batchJson(rows: readonly PageRow[]) {
  return jsonText(
    rows.map(({ key: url, state }) =>
      state.kind === 'done'
        ? { url, report: state.result.report }
        : { url, error: state.kind === 'failed' ? refusalLine(state.error, url) : 'not fetched' },
    ),
  )
}

/** The same as one Markdown file, article after article. */
export function batchMarkdown(rows: readonly PageRow[]) {
  return rows
    .flatMap(({ state }) => (state.kind === 'done' ? [markdownFile(state.result)] : []))
    .join('\n')
}
