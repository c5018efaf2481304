import { expect, test } from "vitest";
import { categoryOfPage } from "./classify-page.ts";

const categoryOf = (url: string) => categoryOfPage({ url, title: "Prices of vans", text: "They rose." });

test.each([
  [
    "Government Report",
    "https://www.census.gov/x https://www.ons.gov.uk/x https://www.gob.mx/x https://www.mineco.gob.es/x https://www.economie.gouv.fr/x https://www.bmwk.bund.de/x https://ec.europa.eu/x https://www.who.int/x https://www.bmf.gv.at/x https://www.meti.go.jp/x https://www.oecd.org/x https://www.army.mil/x https://www.tx.us.gov/x",
  ],
  [
    "Academic Study",
    "https://web.mit.edu/x https://www.ox.ac.uk/x https://www.u-tokyo.ac.jp/x https://sydney.edu.au/x https://doi.org/10.1/x https://arxiv.org/abs/1 https://link.springer.com/x https://pubmed.ncbi.nlm.nih.gov/1 https://www.uni-muenchen.de/x",
  ],
  [
    "Social Media",
    "https://www.linkedin.com/posts/x https://x.com/a https://m.youtube.com/watch https://de-de.facebook.com/a",
  ],
  [
    "User Forum",
    "https://old.reddit.com/r/vans https://stackoverflow.com/q/1 https://physics.stackexchange.com/q/1 https://forum.vans.example/t/1 https://community.sap.com/t https://vans.example/forum/1 https://news.ycombinator.com/item https://www.camper-forum.de/x",
  ],
  [
    "Online Article",
    "https://www.reuters.com/x https://governance.example/x https://edu.example.com/x https://notgov.com/ https://platform.example/x https://x.com.evil.example/ http://10.0.0.5:8080/x https://mygov.example/x",
  ],
])("%s", (category, urls) => {
  expect(urls.split(" ").filter((url) => categoryOf(url) !== category)).toEqual([]);
});

test("what is no page of the web, or says nothing, is something else", () => {
  expect(categoryOf("upload:7")).toBe("Other");
  expect(categoryOfPage({ url: "https://a.example/", title: "", text: "7" })).toBe("Other");
});

test.each([
  [
    "Government Report",
    `europa.eu oecd.org worldbank.org imf.org bundesregierung.de destatis.de bund.de bundesbank.de bayern.de nrw.de berlin.de hamburg.de hessen.de
    admin.ch insee.fr service-public.fr boe.es ine.es istat.it ine.pt dre.pt overheid.nl rijksoverheid.nl cbs.nl regeringen.se scb.se riksdagen.se
    skatteverket.se ssb.no regjeringen.no dst.dk stat.fi valtioneuvosto.fi oesterreich.gv.at statistik.at canada.ca statcan.gc.ca nhs.uk parliament.uk
    un.org unesco.org`,
  ],
  [
    "Government Report",
    "a.gov a.mil a.int a.gov.uk a.govt.nz a.gob.mx a.gouv.fr a.gub.uy a.gouvernement.lu a.gv.at a.go.jp a.gc.ca a.guv.ro a.govern.ad a.mil.br a.us.gov",
  ],
  [
    "Academic Study",
    `doi.org arxiv.org biorxiv.org medrxiv.org ssrn.com jstor.org sciencedirect.com springer.com nature.com science.org wiley.com tandfonline.com
    sagepub.com plos.org frontiersin.org mdpi.com thelancet.com bmj.com nejm.org cell.com acm.org ieee.org oup.com cambridge.org pnas.org acs.org rsc.org
    iop.org researchgate.net semanticscholar.org core.ac.uk hal.science zenodo.org nber.org elsevier.com degruyter.com jamanetwork.com scielo.org
    cochranelibrary.com fraunhofer.de mpg.de helmholtz.de`,
  ],
  [
    "Academic Study",
    `pubmed.ncbi.nlm.nih.gov ncbi.nlm.nih.gov pmc.ncbi.nlm.nih.gov eric.ed.gov scholar.archive.org a.edu a.edu.au a.ac.jp uni-ulm.de tu-graz.at
    fh-bern.ch th-koeln.de univie-universitaet.de universita.it universite-lyon.fr universidad.es universidade.pt universiteit.nl tu-x.se uni-x.eu`,
  ],
  [
    "Social Media",
    `facebook.com instagram.com twitter.com x.com t.co linkedin.com xing.com tiktok.com youtube.com youtu.be pinterest.com threads.net bsky.app
    mastodon.social snapchat.com tumblr.com vk.com weibo.com t.me telegram.me whatsapp.com twitch.tv`,
  ],
  [
    "User Forum",
    `reddit.com quora.com stackoverflow.com stackexchange.com superuser.com serverfault.com askubuntu.com ycombinator.com gutefrage.net trustpilot.com
    tripadvisor.com glassdoor.com glassdoor.de kununu.com g2.com capterra.com discourse.group forumfree.it forocoches.com 5ch.net zhihu.com
    chiebukuro.yahoo.co.jp producthunt.com yelp.com`,
  ],
  [
    "User Forum",
    `forum.a.com forums.a.com community.a.com communities.a.com discuss.a.com discussion.a.com discussions.a.com board.a.com boards.a.com answers.a.com
    foro.a.com foros.a.com forumet.a.com a-forum.com aforum.forums.com a.com/forum/1 a.com/forums a.com/community a.com/viewtopic.php a.com/showthread.php
    a.com/thread/1 a.com/threads/1 a.com/topic/7`,
  ],
  ["Online Article", "a.com/topical answersa.com a.com/my/forum education.com government.com a.com/x.edu"],
])("each of these is a %s, with www before it and a stop behind it, too: %s", (category, hosts) => {
  const odd = hosts.split(/\s+/u).flatMap((host) => {
    const [name = "", ...path] = host.split("/");
    const dotted = `https://${name}./${path.join("/")}`;
    return [`https://${host}`, `http://${host}`, dotted].filter((url) => categoryOf(url) !== category);
  });
  expect(odd).toEqual([]);
});
