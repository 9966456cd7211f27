import { describe, expect, test } from 'vitest'
import { readHtml, safeAddress, textOf, type PlainNode } from './plain-html'

/** The tree as indented text: tags with their address, words in quotes. */
function drawn(nodes: readonly PlainNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? JSON.stringify(node)
        : `${node.tag}${node.address === null ? '' : `<${node.address}>`}(${drawn(node.children)})`,
    )
    .join(' ')
}

function check(html: string, tree: string) {
  expect(drawn(readHtml(html).nodes)).toBe(tree)
}

describe('plain HTML', () => {
  test('becomes a tree of its tags', () => {
    check('<p>One <strong>two</strong><br>three</p>', 'p("One " strong("two") br() "three")')
    check('<h2>A</h2>\n<ul><li>b<ol><li>c</li></ol></li></ul>', 'h2("A") ul(li("b" ol(li("c"))))')
    check(
      '<p><a href="https://a.example/?x=1&amp;y=2">go</a></p>',
      'p(a<https://a.example/?x=1&y=2>("go"))',
    )
    check(
      '<figure><img src="http://a.example/b.png" alt="B"></figure>',
      'figure(img<http://a.example/b.png>())',
    )
  })

  test('has five entities and no more', () => {
    check(
      '<p>&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#39; &copy;</p>',
      'p("<b> &amp; \\"x\\" \'y\' &copy;")',
    )
  })

  test('headings never skip a level, whatever the page did', () => {
    const { nodes } = readHtml('<h4>a</h4><h6>b</h6><h6>c</h6><h2>d</h2><h3>e</h3>')
    expect(nodes.map((node) => (typeof node === 'string' ? null : node.depth))).toEqual([
      0, 1, 2, 0, 1,
    ])
  })

  test('its words stand in passages, in order, and can be had without marks', () => {
    const { nodes, passages } = readHtml('<h2>A</h2><p>b <em>c</em><br>d</p><ul><li>e</li></ul>')
    expect(passages).toEqual(['A', 'b c d', 'e'])
    expect(nodes.map(textOf)).toEqual(['A', 'b cd', 'e'])
  })
})

describe('hostile HTML is text or nothing', () => {
  test.each([
    ['<script>alert(1)</script>', '"alert(1)"'],
    ['<p onclick="alert(1)">x</p>', 'p("x")'],
    ['<p><img src="https://a.example/x" onerror="alert(1)"></p>', 'p(img<https://a.example/x>())'],
    ['<a href="javascript:alert(1)">x</a>', 'a("x")'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'a("x")'],
    ['<a href="data:text/html,x">x</a>', 'a("x")'],
    ['<svg><style>p{}</style></svg>', '"p{}"'],
    ['<p>never closed <em>at all', 'p("never closed " em("at all"))'],
    ['</p></div>x', '"x"'],
    ['<p a="<script>">x</p>', 'p("x")'],
  ])('%s', check)

  test('addresses are http, https or mailto', () => {
    expect(safeAddress('https://a.example')).toBe('https://a.example')
    expect(safeAddress('mailto:a@b.example')).toBe('mailto:a@b.example')
    for (const bad of [' javascript:alert(1)', 'vbscript:x', '//a.example', '/x', 'file:///etc'])
      expect(safeAddress(bad)).toBeNull()
  })

  test('nesting without end stays shallow and quick', () => {
    const deep = readHtml('<blockquote>'.repeat(50_000) + 'x')
    let [node] = deep.nodes
    let depth = 0
    while (typeof node === 'object') {
      depth++
      node = node.children.at(0)
    }
    expect(depth).toBeLessThanOrEqual(41)
  })
})
