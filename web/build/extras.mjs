// What search engines, feed readers and security researchers look for beside the pages.

const canonical = (site, path) => (path === '/' ? `${site.url}/` : site.url + path)

/** Structured data for the head. It stands in the prerendered page only: Trusted Types refuse it later. */
function jsonLd(route, routes, site) {
  const organization = {
    '@type': 'ProfessionalService',
    '@id': `${site.url}/#organization`,
    name: site.name,
    legalName: site.legal_name,
    url: `${site.url}/`,
    description: site.description,
    email: site.email,
    telephone: site.phone,
    logo: `${site.url}/favicon.svg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.region_code,
      postalCode: site.address.postal_code,
      addressCountry: site.address.country_code,
    },
  }
  const page = {
    '@type': route.path === '/contact' ? 'ContactPage' : 'WebPage',
    '@id': `${canonical(site, route.path)}#page`,
    url: canonical(site, route.path),
    name: route.title,
    description: route.description,
    inLanguage: 'en-CA',
    about: { '@id': organization['@id'] },
  }
  const graph = [organization, page]
  if (route.path.startsWith('/services/')) {
    graph.push({
      '@type': 'Service',
      name: route.title,
      description: route.description,
      provider: { '@id': organization['@id'] },
      areaServed: site.address.country,
      url: canonical(site, route.path),
    })
  }
  if (route.demo) {
    graph.push({
      '@type': 'WebApplication',
      name: route.title,
      description: route.description,
      url: canonical(site, route.path),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
    })
  }
  if (route.parent) {
    const parent = routes.find((other) => other.path === route.parent)
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: [parent, route].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.title,
        item: canonical(site, step.path),
      })),
    })
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/** The small files at the root, by name. */
function files(routes, site) {
  const listed = routes.filter((route) => !route.unlisted)
  const urls = listed.map((route) => `  <url><loc>${canonical(site, route.path)}</loc></url>`)
  const lines = listed.map(
    (route) => `- [${route.title}](${canonical(site, route.path)}): ${route.description}`,
  )
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nAllow: /api/openapi.json\nDisallow: /api/\nDisallow: /functions/\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'llms.txt': `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${lines.join('\n')}\n\n## API\n\n- [OpenAPI contract](${site.url}/api/openapi.json): every demo's calculation as JSON over HTTP\n`,
    '.well-known/security.txt': `Contact: mailto:${site.security.email}\nExpires: ${site.security.expires}\nPreferred-Languages: en, fr\nCanonical: ${site.url}/.well-known/security.txt\nPolicy: ${site.url}/demo/security\n`,
    'manifest.webmanifest': JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: '/',
      display: 'browser',
      background_color: '#f7f9f8',
      theme_color: '#0b6e5b',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      ],
    }),
  }
}

export const extras = { jsonLd, files }
