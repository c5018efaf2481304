import { expect, test } from "vitest";
import { claimsIn } from "./claims.ts";

const said = (words: string, sentence: (word: string) => string) =>
  words.split("|").map((word) => sentence(word).replace(/^./u, (letter) => letter.toUpperCase()));

const english = [
  ...said("studies|research|surveys|polls|statistics|evidence", (who) => `${who} shows that hosts wait.`),
  ...said(
    "show|suggest|find|found|indicate|prove|confirm|demonstrate|reveal",
    (verb) => `Often studies ${verb} that hosts wait.`,
  ),
  ...said("has|have|clearly|consistently|often|also", (word) => `research ${word} shown it.`),
  ...said(
    "a|an|one|another|recent|several|many|numerous|multiple|various",
    (many) => `${many} independent analyses suggest it.`,
  ),
  ...said(
    "study|studies|poll|polls|survey|surveys|analysis|analyses",
    (work) => `one ${work} by hosts has revealed it.`,
  ),
  ...said(
    "show|suggest|found|indicate|prove|confirm|demonstrate|reveal",
    (verb) => `an analysis by Rotterdam ${verb} it.`,
  ),
  ...said("industry|market|recent|available", (kind) => `the hosts: ${kind} reports suggest that rents fall.`),
  ...said("data|figures|reports", (what) => `${what} indicate that rents fall.`),
  ...said("show|suggests|indicates|prove|confirms", (verb) => `industry data ${verb} that rents fall.`),
  ...said("experts|analysts|researchers|scientists|economists", (who) => `${who} widely expect it.`),
  ...said("widely|generally|largely|often|also", (how) => `experts ${how} agree.`),
  ...said(
    "say|agree|believe|expect|estimate|predict|argue|warn|suggest|claim",
    (verb) => `many analysts ${verb} that it pays.`,
  ),
  ...said(
    "a|an|one|many|most|some|several|various|the latest|recent|the newest|new|industry|independent|market",
    (which) => `According to ${which} surveys, it pays.`,
  ),
  ...said(
    "a study|studies|research|researchers|surveys|a poll|experts|analysts|statistics|estimates",
    (who) => `According to ${who}, it pays.`,
  ),
  ...said(
    "is well known|is well-known|is widely known|is widely accepted|has been widely agreed|is commonly known|is proven|has been scientifically proven",
    (so) => `It ${so} that it pays.`,
  ),
  ...said("scientifically|clinically|statistically", (how) => `the soap is ${how} proven.`),
];

const german = [
  ...said("Studien|Untersuchungen|Umfragen|Erhebungen|Statistiken", (who) => `${who} belegen, dass Reste bleiben.`),
  ...said(
    "zeigen|belegen|beweisen|ergeben|ergaben|bestätigen|besagen|legen nahe|deuten|haben gezeigt|haben ergeben",
    (verb) => `Mehrere Studien ${verb}, dass Reste bleiben.`,
  ),
  ...said("aktuelle|neue|jüngste|große|unabhängige", (which) => `Eine ${which} Studie ergab das.`),
  ...said("Studie|Umfrage|Untersuchung|Erhebung", (who) => `Eine ${who} zeigt das.`),
  ...said("zeigt|belegt|beweist|ergab|ergibt|bestätigt|hat gezeigt|hat ergeben", (verb) => `Eine Umfrage ${verb} es.`),
  ...said("die Forschung zeigt|die Wissenschaft belegt|die Forschung bestätigt", (so) => `${so} das.`),
  ...said(
    "Experten|Expertinnen|Fachleute|Analysten|Forscher|Forschende",
    (who) => `${who} gehen davon aus, dass es sich lohnt.`,
  ),
  ...said(
    "sagen|meinen|glauben|erwarten|schätzen|warnen|rechnen|gehen davon aus|sind sich einig",
    (verb) => `Viele Fachleute ${verb}, dass es sich lohnt.`,
  ),
  ...said(
    "einer|einem|mehreren|vielen|aktuellen|neuen|jüngsten|aktueller|neuer",
    (which) => `Laut ${which} Umfrage lohnt es sich.`,
  ),
  ...said(
    "Studie|Studien|Umfrage|Umfragen|Untersuchung|Untersuchungen|Experten|Fachleuten|Analysten|Statistik|Statistiken|Forschung",
    (who) => `Laut ${who} lohnt es sich.`,
  ),
  ...said("wissenschaftlich belegt|klinisch bewiesen|statistisch erwiesen", (so) => `das ist ${so}.`),
  ...said("allgemein bekannt|erwiesen|bewiesen", (so) => `Es ist ${so}, dass Seife fehlt.`),
];

const spanish = [
  ...said("estudios|encuestas|investigaciones|estadísticas", (who) => `${who} recientes indican otra cosa.`),
  ...said(
    "muestran|demuestran|indican|sugieren|revelan|confirman|señalan|prueban",
    (verb) => `muchos estudios ${verb} que faltan plazas.`,
  ),
  ...said("un estudio|una encuesta|una investigación|la investigación", (who) => `${who} reciente sugiere otra cosa.`),
  ...said("muestra|demuestra|indica|sugiere|revela|confirma|señala", (verb) => `un estudio ${verb} que faltan plazas.`),
  ...said("expertos|analistas|especialistas", (who) => `muchos ${who} opinan que conviene.`),
  ...said(
    "coinciden|afirman|dicen|opinan|estiman|esperan|prevén|creen|advierten",
    (verb) => `los analistas ${verb} que conviene.`,
  ),
  ...said("un|una|los|las|varios|varias|diversos|algunos", (which) => `Según ${which} recientes estudios, conviene.`),
  ...said(
    "estudio|estudios|encuesta|encuestas|investigación|investigaciones|expertos|analistas|estadísticas",
    (who) => `Según ${who}, conviene.`,
  ),
  ...said("demostrado|comprobado|probado|científicamente demostrado", (so) => `está ${so} que conviene.`),
  "Es bien sabido que conviene.",
];

const french = [
  ...said(
    "études montrent|études récentes indiquent|enquêtes montrent|recherches montrent|sondages récents montrent",
    (so) => `des ${so} que les équipes attendent.`,
  ),
  ...said(
    "montrent|démontrent|indiquent|suggèrent|prouvent|révèlent|confirment",
    (verb) => `des études ${verb} que les équipes attendent.`,
  ),
  ...said("experts|analystes|spécialistes", (who) => `les ${who} pensent que les équipes attendent.`),
  ...said("s'accordent|s’accordent|estiment|prévoient|pensent|affirment", (verb) => `les experts ${verb} tous.`),
  ...said("une|des|les|plusieurs", (which) => `Selon ${which} récentes études, les équipes attendent.`),
  ...said(
    "étude|études|enquête|enquêtes|sondage|sondages|experts|analystes",
    (who) => `Selon ${who}, les équipes attendent.`,
  ),
];

const japanese = [
  ...said("調査|研究|統計|論文|調査結果", (work) => `${work}によると店は足りない。`),
  ...said("調査によると|調査によれば|調査によって|専門家によると|専門家によれば", (so) => `${so}店は足りない。`),
  ...said("専門家|アナリスト|有識者", (who) => `${who}によると店は足りない。`),
  ...said("調査結果では|研究は|調査が|調査から|研究で", (so) => `${so}不足が明らかになった。`),
  ...said("示して|示され|明らかに|わかって|分かって|証明", (verb) => `調査では不足が${verb}いる。`),
  ...said("専門家たち|アナリスト|有識者", (who) => `${who}は不足を指摘する。`),
  ...said("指摘|予測|述べ|見て|考えて|一致して", (verb) => `専門家は不足を${verb}いる。`),
  "この石けんは科学的に証明された。",
];

test.each([...english, ...german, ...spanish, ...french, ...japanese])("leans on somebody unnamed: %s", (text) => {
  expect(claimsIn(text)).toHaveLength(1);
});

test.each([
  ...said(
    "the|our|your|their|its|his|her|this|that|these|those|each|every|whose",
    (whose) => `On ${whose} surveys show the hosts a bell.`,
  ),
  ...said(
    "the|our|your|their|its|this|that|these|those",
    (whose) => `On screen ${whose} figures show that a lift stands.`,
  ),
  ...said("the|our|your|their|its|these|those|a host's|a host’s", (whose) => `For ${whose} experts say what fits.`),
  ...said("unsere|eure|ihre|diese|jene|die", (whose) => `Dort zeigen ${whose} Umfragen zeigen dem Team etwas.`),
  ...said("unsere|eure|ihre|diese|die", (whose) => `Wenn ${whose} Fachleute schätzen, was nötig ist.`),
  ...said("nuestros|nuestras|sus|estos|estas", (whose) => `Con ${whose} encuestas muestran el camino.`),
  ...said("nuestros|nuestras|sus|estos|estas", (whose) => `Donde ${whose} expertos dicen qué encaja.`),
  ...said("nos|vos|leurs|ces|ses", (whose) => `Où ${whose} enquêtes montrent le chemin.`),
])("is about the product's own: %s", (text) => {
  expect(claimsIn(text)).toEqual([]);
});
