/** Where the public sets stand that the text demos are measured on. */
export const wcxb = {
  name: 'Web Content Extraction Benchmark',
  href: 'https://github.com/Murrough-Foley/web-content-extraction-benchmark',
}
export const meaningBank = {
  name: 'Groningen Meaning Bank',
  href: 'https://gmb.let.rug.nl/about.php',
}
export const wnut = {
  name: 'WNUT-17',
  href: 'https://noisy-text.github.io/2017/emerging-rare-entities.html',
}
export const vader = {
  name: 'VADER and its rated sentences',
  href: 'https://github.com/cjhutto/vaderSentiment',
}
