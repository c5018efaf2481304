import type { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { parse } from "tldts";

/** What can be told of a page before and after it was read. */
interface PageToClassify {
  url: string;
  title: string;
  text: string;
}

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Of authorities and of bodies between states, beside the endings that only they get. */
const authorities = list(`
  europa.eu oecd.org worldbank.org imf.org bundesregierung.de destatis.de bund.de bundesbank.de bayern.de nrw.de berlin.de hamburg.de hessen.de
  admin.ch insee.fr service-public.fr boe.es ine.es istat.it ine.pt dre.pt overheid.nl rijksoverheid.nl cbs.nl regeringen.se scb.se riksdagen.se
  skatteverket.se ssb.no regjeringen.no dst.dk stat.fi valtioneuvosto.fi oesterreich.gv.at statistik.at canada.ca statcan.gc.ca nhs.uk parliament.uk
  un.org unesco.org`);
const authorityEndings =
  /(?:^|\.)(?:gov|mil|int|(?:gov|govt|gob|gouv|gub|gouvernement|gv|go|gc|guv|govern|mil)\.[a-z]{2}|[a-z]{2}\.gov)$/;

const journals = list(`
  doi.org arxiv.org biorxiv.org medrxiv.org ssrn.com jstor.org sciencedirect.com springer.com nature.com science.org wiley.com tandfonline.com sagepub.com
  plos.org frontiersin.org mdpi.com thelancet.com bmj.com nejm.org cell.com acm.org ieee.org oup.com cambridge.org pnas.org acs.org rsc.org iop.org
  researchgate.net semanticscholar.org core.ac.uk hal.science zenodo.org nber.org elsevier.com degruyter.com jamanetwork.com scielo.org cochranelibrary.com
  fraunhofer.de mpg.de helmholtz.de`);
const journalHosts = list(
  "pubmed.ncbi.nlm.nih.gov ncbi.nlm.nih.gov pmc.ncbi.nlm.nih.gov eric.ed.gov scholar.archive.org",
);
const universityEndings = /(?:^|\.)(?:edu|(?:edu|ac)\.[a-z]{2})$/;
const universityNames =
  /(?:^|\.)(?:uni-[a-z-]+|[a-z-]*universi[td][a-z-]*|tu-[a-z]+|fh-[a-z]+|th-[a-z]+)\.(?:de|at|ch|fr|it|es|pt|nl|se|eu)$/;

const networks = list(`
  facebook.com instagram.com twitter.com x.com t.co linkedin.com xing.com tiktok.com youtube.com youtu.be pinterest.com threads.net bsky.app mastodon.social
  snapchat.com tumblr.com vk.com weibo.com t.me telegram.me whatsapp.com twitch.tv`);

const forums = list(`
  reddit.com quora.com stackoverflow.com stackexchange.com superuser.com serverfault.com askubuntu.com ycombinator.com gutefrage.net trustpilot.com
  tripadvisor.com glassdoor.com glassdoor.de kununu.com g2.com capterra.com discourse.group forumfree.it forocoches.com 5ch.net zhihu.com
  chiebukuro.yahoo.co.jp producthunt.com yelp.com`);
const forumNames =
  /^(?:forums?|community|communities|discuss|discussions?|board|boards|answers|foro|foros|forumet)\.|(?:^|[.-])forums?[.-]/;
const forumPaths = /^\/(?:forums?|community|viewtopic\.php|showthread\.php|threads?|topic)(?:\/|$)/;

/** What kind of publication a page is, by who publishes it. A page of nobody who is known is an article, and one that holds no sentence is something else. */
export function categoryOfPage({ url, title, text }: PageToClassify): (typeof sourceCategories)[number] {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol)) return "Other";
  const host = address.hostname.replace(/^www\./, "").replace(/\.$/, "");
  const domain = parse(host).domain ?? host;
  const isOf = (names: ReadonlySet<string>) => names.has(host) || names.has(domain);
  if (isOf(networks)) return "Social Media";
  if (isOf(forums) || forumNames.test(host) || forumPaths.test(address.pathname)) return "User Forum";
  if (isOf(journalHosts) || isOf(journals) || universityEndings.test(host) || universityNames.test(host))
    return "Academic Study";
  if (isOf(authorities) || authorityEndings.test(host)) return "Government Report";
  return /[\p{L}]{2}/u.test(title + text) ? "Online Article" : "Other";
}
