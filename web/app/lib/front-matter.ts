/** What is known of a Markdown file, on top of it. A JSON string is a YAML string too, whatever it holds. */
export function frontMatter(fields: Readonly<Record<string, string | number | null | undefined>>) {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  )
  return ['---', ...lines, '---'].join('\n')
}
