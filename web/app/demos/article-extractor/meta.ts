import type { DemoMeta } from '../demo-meta'

export const articleExtractor: DemoMeta = {
  slug: 'article-extractor',
  title: 'Article Content Extractor',
  group: 'active',
  question: 'Give me the article, nothing else.',
  description:
    'Turn a cluttered web page into title, author, date and clean text, with every kept and dropped block shown.',
  note: 'URL, HTML or file',
  steps: [
    'Give a link, paste HTML or drop a file',
    'Read the article without the clutter',
    'See which blocks were kept and which were dropped',
    'Download Markdown or JSON',
  ],
  data: 'Your page; the extractor is measured on public test sets',
  keywords: ['scrape', 'markdown', 'readability', 'html'],
}
