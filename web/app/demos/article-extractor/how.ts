import { howPart } from '@/components/demo/how-it-works'
import { mostHtml } from './settings'

export const How = howPart({
  method: [
    'The page is decoded and parsed once, as a browser would, and cut into blocks: paragraphs, headings, items, cells, captions. A classifier of our own, gradient-boosted trees trained on public pages, gives each block a probability from what it is and what stands around it: its words, its links, the names of its containers, its place. A few rules follow: tables are decided whole, copies and headings over nothing are dropped.',
    'The kept blocks are written anew as text, Markdown and HTML of a fixed list of tags. Nothing of the page’s own markup or scripts passes through.',
    'Title, author, date and the rest come from JSON-LD, Open Graph, meta tags, microdata, the visible page, its address and its text, in this order of trust; the values that lost are kept and can be opened.',
  ],
  limits: [
    `At most ${mostHtml} of HTML; of a page that is larger or nested deeper, the rest is left out and the report says so.`,
    'Scripts are not run: a page that a script fills in has no article here.',
    'Public http and https pages on the usual ports only; robots.txt is obeyed, at most five redirects, ten seconds in all.',
    'Trained mostly on English pages of 2017 to 2026; in other languages it relies on the layout.',
    'A page behind a log-in or a paywall is read as the server sends it to a stranger.',
    'Pictures are listed, not loaded or stored.',
    'The address you give goes to our server and from there to the site. Pages are held in memory for five minutes at most; neither address nor text is written to disk or to a log.',
  ],
  company: [
    'The same parts feed a press review, a search index, a risk watch or a language model: clean text, who wrote it and when, and a reason for every block that was left out.',
    'What it takes: the list of sources you may read, the terms they set, and a hundred pages marked by hand to know how good it is on yours.',
  ],
})
