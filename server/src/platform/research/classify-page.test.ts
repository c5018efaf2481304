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
