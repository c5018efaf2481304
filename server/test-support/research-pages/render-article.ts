import type { Article } from "./articles.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Words of the site around every article: none of them belongs to what a page says. */
export const siteWords = {
  menu: "Subscribe for 4 euros a month",
  advertisement: "Advertisement: win a weekend in the mountains",
  cookies: "We and our 741 partners store cookies on your device",
  related: "Most read: ten desks that fit into a cupboard",
  footer: "All rights reserved. Imprint and privacy",
} as const;

/** The article as a page of its site, with a menu, advertisements and a footer around it. */
export function renderArticle(article: Article): string {
  const { title, publisher, published, language, layout } = article;
  const metaDate = layout === "news" ? `<meta property="article:published_time" content="${published}T06:00:00Z">` : "";
  const linked = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    datePublished: `${published}T08:30:00+02:00`,
  };
  const jsonLd = layout === "divs" ? `<script type="application/ld+json">${JSON.stringify(linked)}</script>` : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)} | ${escaped(publisher)}</title>
<meta property="og:site_name" content="${escaped(publisher)}"><meta property="og:title" content="${escaped(title)}">
${metaDate}${jsonLd}<style>body{font:16px serif}.ad{color:red}</style>
<script>document.title = "A script ran"; document.write("A script ran");</script></head>
<body>${frames[layout](article, article.paragraphs.map(renderParagraph).join("\n"))}</body></html>`;
}

const menu = `<ul class="menu"><li><a href="/">Home</a></li><li><a href="/money">Money</a></li><li><a href="/people">People</a></li><li><a href="/subscribe">${siteWords.menu}</a></li></ul>`;
const cookies = `<div id="cookie-banner" class="cookie-consent" role="dialog"><p>${siteWords.cookies}</p><button>Accept all</button></div>`;
const advertisement = `<div class="ad advertisement"><a href="https://ads.example/1">${siteWords.advertisement}</a></div>`;
const related = `<div class="related sidebar"><h3>More</h3><ul><li><a href="/desks">${siteWords.related}</a></li><li><a href="/chairs">Chairs that nobody sits on</a></li></ul></div>`;
const footer = `<p class="copyright">${siteWords.footer}</p>`;
const time = ({ published }: Article) => `<time datetime="${published}">${published}</time>`;

const frames: Record<Article["layout"], (article: Article, body: string) => string> = {
  news: (article, body) =>
    `<header><nav>${menu}</nav></header>${cookies}<main><article><h1>${escaped(article.title)}</h1>${advertisement}${body}</article></main><aside>${related}</aside><footer>${footer}</footer>`,
  divs: (article, body) =>
    `<div id="top" class="navigation">${menu}</div><div class="wrap"><div class="col-2 sidebar">${related}${advertisement}</div><div class="col-8 content"><div class="headline">${escaped(article.title)}</div><div class="text">${body}</div></div></div><div class="footer">${footer}</div>${cookies}`,
  article: (article, body) =>
    `<nav>${menu}</nav><section><article class="post"><header><h1>${escaped(article.title)}</h1>${time(article)}</header><div class="share"><a href="#">Share</a> <a href="#">Print</a></div>${body}</article></section>${related}${advertisement}<footer>${footer}</footer>${cookies}`,
  table: (article, body) =>
    `<table width="980"><tr><td colspan="2" class="banner">${advertisement}</td></tr><tr><td width="180" class="nav">${menu}</td><td class="main"><h1>${escaped(article.title)}</h1><p class="date">${time(article)}</p>${body}</td></tr><tr><td colspan="2" class="footer">${footer}</td></tr></table>`,
  pdf: (_article, body) => body,
};

function renderParagraph(paragraph: string): string {
  const lines = paragraph.split("\n");
  if (paragraph.startsWith("# ")) return `<h2>${escaped(paragraph.slice(2))}</h2>`;
  if (paragraph.startsWith("- "))
    return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join("")}</ul>`;
  if (!paragraph.startsWith("| ")) return `<p>${escaped(paragraph)}</p>`;
  const rows = lines.map((line) => line.split("|").slice(1, -1));
  const cells = rows.map((row, at) => row.map((cell) => renderCell(at === 0 ? "th" : "td", cell.trim())).join(""));
  return `<table class="figures">${cells.map((row) => `<tr>${row}</tr>`).join("")}</table>`;
}

const renderCell = (tag: string, text: string) => `<${tag}>${escaped(text)}</${tag}>`;
