import type { DemoMeta } from '../demo-meta'

export const dataVisualization: DemoMeta = {
  slug: 'data-visualization',
  title: 'Data Visualization Sandbox',
  group: 'in-development',
  question: 'Drop a file, get an honest chart.',
  description:
    'Your file is read in your browser and never uploaded: profile, query, chart advice, and warnings when a chart would mislead.',
  note: 'Stays in your browser',
  steps: [
    'Drop a CSV, JSON, Parquet or Excel file',
    'Read what each column holds and what is missing',
    'Ask by columns or in SQL',
    'Get a chart suggestion with its reason',
    'Be warned when a chart would mislead',
  ],
  data: 'Your own file, or one of our sample tables',
  keywords: ['chart', 'csv', 'parquet', 'excel', 'sql', 'duckdb'],
}
