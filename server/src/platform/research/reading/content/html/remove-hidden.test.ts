import { expect, test } from "vitest";
import { parsePage } from "./page-document.ts";
import { removeHidden } from "./remove-hidden.ts";

function seen(body: string, head = ""): string {
  const document = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  removeHidden(document);
  return (document.body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

const isSeen = (element: string, head = "") => seen(`<i>Before</i> ${element} <i>after</i>`, head) !== "Before after";

test.each(
  "script style noscript template object iframe canvas audio video svg select datalist textarea button".split(" "),
)("what stands in a %s is not of the page", (name) => {
  expect(isSeen(`<${name}>words</${name}>`)).toBe(false);
});

test.each([
  "<p hidden>words</p>",
  '<p aria-hidden="true">words</p>',
  '<p aria-hidden="TRUE">words</p>',
  "<dialog>words</dialog>",
  "<!-- words -->",
  '<font color="#fff">words</font>',
  '<div bgcolor="#000"><p style="color:black">words</p></div>',
  '<div style="background:#123456"><p style="color:#123456">words</p></div>',
  '<div style="background-color:rgb(18, 52, 86)"><p style="color:#123456">words</p></div>',
])("%s is not seen", (element) => {
  expect(isSeen(element)).toBe(false);
});

test.each([
  '<p aria-hidden="false">words</p>',
  "<dialog open>words</dialog>",
  '<font color="#000">words</font>',
  '<div style="background:#123456"><p style="color:white">words</p></div>',
  '<div style="background:url(a.png)"><p style="color:white">words</p></div>',
  '<div style="background:none"><p style="color:black">words</p></div>',
])("%s is seen", (element) => {
  expect(isSeen(element)).toBe(true);
});

const hiding = [
  ["display:none", "display : NONE !important"],
  ["visibility:hidden", "visibility:collapse"],
  ["opacity:0", "opacity:0.0", "opacity:.0", "opacity:0%"],
  [
    "font-size:0",
    "font-size:0px",
    "font-size:0em",
    "font-size:0rem",
    "font-size:0pt",
    "font-size:0vw",
    "font-size:0vh",
  ],
  ["overflow:hidden;width:0", "overflow:hidden;height:1px", "overflow:hidden;max-height:0px"],
  ["overflow:hidden;max-width:0", "overflow:hidden hidden;width:1px"],
  [
    "left:-999px",
    "top:-100px",
    "text-indent:-9999px",
    "margin-left:-5000.5pt",
    "left:-99em",
    "left:-10rem",
    "top:-100%",
  ],
  ["clip:rect(0,0,0,0)", "clip:rect( 1px, 1px, 1px, 1px)"],
  ["clip-path:circle(0)", "clip-path:inset(50%)", "clip-path:inset(100%)"],
  ["color:transparent", "color:#fff", "color:#FFFFFF", "color:#ffffffff", "color:white", "color:rgb(255,255,255)"],
  ["color:rgba(254 255 255)", "color:#fefefe", "color:snow", "color:ivory"],
].flat();
const showing = [
  ["display:block", "visibility:visible", "opacity:0.1", "opacity:1", "font-size:10px", "font-size:0.9em"],
  ["overflow:hidden;width:100px", "width:0", "overflow:visible;height:0", "overflow:hidden"],
  ["left:-99px", "left:-9em", "left:-9%", "left:999px", "text-indent:-10px", "right:-999px"],
  ["clip:rect(20px,10px,10px,0px)", "clip:auto", "clip-path:circle(50%)", "clip-path:inset(5%)"],
  ["color:#eee", "color:black", "color:red", "color:inherit", "background:white"],
].flat();

test.each(hiding)("%s hides, set by the element itself and by the page's style sheet", (style) => {
  expect(isSeen(`<p style="${style}">words</p>`)).toBe(false);
  expect(isSeen('<p class="a">words</p>', `<style>.a { ${style} }</style>`)).toBe(false);
});

test.each(showing)("%s hides nothing", (style) => {
  expect(isSeen(`<p style="${style}">words</p>`)).toBe(true);
  expect(isSeen('<p class="a">words</p>', `<style>.a { ${style} }</style>`)).toBe(true);
});

test("letters without size in a part whose own parts have a size again are laid out so", () => {
  expect(isSeen('<div style="font-size:0"><p style="font-size:12px">words</p></div>')).toBe(true);
  expect(isSeen('<div style="font-size:0"><p style="font-size:0px">words</p></div>')).toBe(false);
  expect(isSeen('<div style="font-size:0"><p style="font-size:2em">words</p></div>')).toBe(false);
});

test.each([
  ["p", '<p id="b" class="a c">words</p>'],
  ["P.a", '<p id="b" class="a c">words</p>'],
  ["div *", "<div><p>words</p></div>"],
  [".a.c", '<p id="b" class="a c">words</p>'],
  ["#b", '<p id="b">words</p>'],
  ["h1, p", "<p>words</p>"],
  ["div p", "<div><b><p>words</p></b></div>"],
  ["div > p", "<div><p>words</p></div>"],
  ["div>p", "<div><p>words</p></div>"],
])("the selector %s means %s", (selector, element) => {
  expect(isSeen(element, `<style>${selector} { display: none }</style>`)).toBe(false);
});

test.each([
  [".a.d", '<p class="a c">words</p>'],
  ["h1", "<p>words</p>"],
  ["#b", '<p class="b">words</p>'],
  ["div > p", "<div><b>words</b><span><p>words</p></span></div>"],
  ["div p", "<p>words</p>"],
  [".x p", "<p>words</p>"],
  ["#x .a", '<p class="a">words</p>'],
  ["#x > .a", '<p class="a">words</p>'],
  ["p:hover", "<p>words</p>"],
  ["p::before", "<p>words</p>"],
  ["p[hidden]", "<p>words</p>"],
  ["h1 + p", "<p>words</p>"],
])("the selector %s does not mean %s", (selector, element) => {
  expect(isSeen(element, `<style>${selector} { display: none }</style>`)).toBe(true);
});

const hides = ".a { display: none }";
test.each([
  ["a rule behind a statement", `<style>@import "x.css"; ${hides}</style>`],
  ["a rule between comments", `<style>/* a { } */ <!-- ${hides} --></style>`],
  ["a rule for screens", `<style>@media screen { ${hides} }</style>`],
  ["a rule for all", `<style>@media only all { ${hides} }</style>`],
  ["a rule of a layer", `<style>@layer base { ${hides} }</style>`],
  ["a rule for browsers that know it", `<style>@supports (display: grid) { ${hides} }</style>`],
  ["a sheet for screens", `<style media="screen">${hides}</style>`],
  ["a sheet for all", `<style media=" ALL ">${hides}</style>`],
  ["the later of two rules", `<style>.a { display: block } ${hides}</style>`],
  ["the heavier of two rules", "<style>p.a { display: none } .a { display: block }</style>"],
  ["a class against tags", "<style>.a { display: none } html body p { display: block }</style>"],
  ["an id against classes", "<style>#b { display: none } .a.a.a { display: block }</style>"],
  ["an important rule", "<style>.a { display: none ! important } p.a { display: block }</style>"],
  ["a rule that is not closed", "<style>.a { display: none</style>"],
])("%s hides", (_, head) => {
  expect(isSeen('<p class="a" id="b">words</p>', head)).toBe(false);
});

test.each([
  ["a rule for paper", `<style>@media print { ${hides} }</style>`],
  ["a rule for narrow screens", `<style>@media screen and (max-width: 400px) { ${hides} }</style>`],
  ["a sheet for paper", `<style media="print">${hides}</style>`],
  ["a sheet for who has no scripts", `<noscript><style>${hides}</style></noscript>`],
  ["a rule within a frame of a movement", `<style>@keyframes x { ${hides} }</style>`],
  ["a lighter rule", "<style>p.a { display: block } .a { display: none }</style>"],
  ["a rule before another", `<style>${hides} .a { display: block }</style>`],
  ["a rule against an important one", "<style>.a { display: block !important } p.a { display: none }</style>"],
  ["what fades in", "<style>.a { opacity: 0; visibility: hidden; transition: opacity 1s }</style>"],
  ["what is moved in", "<style>.a { opacity: 0; animation: in 1s }</style>"],
  [
    "a colour whose ground another sheet may set",
    '<link rel="stylesheet" href="x.css"><style>.a { color: #fff }</style>',
  ],
])("%s hides nothing", (_, head) => {
  expect(isSeen('<p class="a">words</p>', head)).toBe(true);
});

test("what an element sets itself is heavier than a sheet, unless that is important", () => {
  const element = '<p class="a" style="display: block">words</p>';
  expect(isSeen(element, "<style>#b .a, p.a { display: none }</style>")).toBe(true);
  expect(isSeen(element, "<style>.a { display: none !important }</style>")).toBe(false);
});

test("beside another sheet a colour counts that stands with its ground, or at the element", () => {
  const link = '<link rel="preload stylesheet" href="x.css">';
  const own = "<style>.a { color: #fff; background: #fff }</style>";
  expect(isSeen('<p class="a">words</p>', link + own)).toBe(false);
  expect(isSeen('<p style="color: #fff">words</p>', link)).toBe(false);
});
