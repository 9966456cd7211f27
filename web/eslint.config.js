// Lints as errors, and the direction of imports: lib, api and content below
// components, components below demos and pages, routes on top.
import { readdirSync } from 'node:fs'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const wall = (layer, above) =>
  above.map((name) => ({
    group: [`@/${name}`, `@/${name}/**`, `**/${name}/**`],
    message: `${layer} must not import from ${name}: the direction is lib, api, content <- components <- demos, pages <- routes.`,
  }))

/** Files in `layer` may not import from any of `above`. */
const zone = (layer, above) => ({
  files: [`app/${layer}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': ['error', { patterns: wall(layer, above) }] },
})

const demoSlugs = readdirSync(new URL('app/demos/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export default tseslint.config(
  { ignores: ['dist', '.cache', 'test-results', 'playwright-report', '**/*.gen.*', 'public'] },
  ...tseslint.configs.strict,
  { files: ['app/**/*.{ts,tsx}'], ...jsxA11y.flatConfigs.strict },
  { files: ['app/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // What scrolls must be reachable with the keyboard (WCAG 2.1.1); a chart's cursor is its one tab stop.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['tabpanel', 'region', 'application'], tags: [] },
      ],
      // The site's policy has no `unsafe-inline`: a style attribute in prerendered HTML is blocked.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message:
            'The Content-Security-Policy blocks style attributes: use classes, SVG attributes or the CSSOM in an effect.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Trusted Types refuse HTML strings: build elements instead.',
        },
      ],
    },
  },
  zone('lib', ['components', 'demos', 'pages', 'routes']),
  zone('api', ['components', 'demos', 'pages', 'routes']),
  zone('content', ['components', 'demos', 'pages', 'routes']),
  zone('components', ['demos', 'pages', 'routes']),
  zone('demos', ['pages', 'routes']),
  ...demoSlugs.map((slug) => ({
    files: [`app/demos/${slug}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...wall('demos', ['pages', 'routes']),
            {
              // Beside the demo itself, only what all of them share may be named in the folder above.
              group: ['@/demos/**', '../*/**', '!../demo-meta'],
              message:
                'A demo must not import another: what two of them need stands in components or lib.',
            },
          ],
        },
      ],
    },
  })),
)
