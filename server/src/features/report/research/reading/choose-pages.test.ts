import { expect, test } from "vitest";
import { mergeFound } from "./choose-pages.ts";

const found = (...urls: string[]) => urls.map((url) => ({ url, title: "", snippet: "", publishedDate: null }));
const merged = (searches: string[][], known: string[] = []) =>
  mergeFound(
    searches.map((urls) => found(...urls)),
    (url) => known.includes(url),
  ).map(({ url }) => url);

test("the nearest pages come first, in turn from each publisher", () => {
  const trade = ["https://trade.example/1", "https://www.trade.example/2", "https://blog.trade.example/3"];
  expect(merged([[...trade, "https://office.example/a"], ["https://bureau.example.co.uk/x"]])).toEqual([
    trade[0],
    "https://bureau.example.co.uk/x",
    "https://office.example/a",
    trade[1],
    trade[2],
  ]);
});

test("those who write at a host that many share are publishers of their own", () => {
  const miller = ["https://miller.github.io/1", "https://miller.github.io/2"];
  expect(merged([[...miller, "https://baker.github.io/a"]])).toEqual([
    miller[0],
    "https://baker.github.io/a",
    miller[1],
  ]);
});

test("a page that several searches find, or that is known, is taken once", () => {
  expect(
    merged([["https://a.example/"], ["https://a.example/", "https://b.example/"]], ["https://b.example/"]),
  ).toEqual(["https://a.example/"]);
  expect(merged([])).toEqual([]);
});
