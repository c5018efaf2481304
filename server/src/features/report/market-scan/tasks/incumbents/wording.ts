import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** No company is named. */
export const nobodyNamed: Wordings = {
  en: [
    "No company is named here: {said} does not point clearly to one sector of the directory.",
    "The company directory has no clear match for {said}, so nobody is named.",
    "Nobody is listed, because {said} could belong to several trades.",
    "For {said} the directory gives no name that could be relied on.",
    "Names are left out: the directory holds nothing that surely fits {said}.",
    "Better no name than a wrong one: {said} fits no sector of the directory clearly.",
  ],
  de: [
    "Hier ist keine Firma genannt: {said} passt zu keinem Eintrag des Firmenverzeichnisses eindeutig.",
    "Das Firmenverzeichnis hat zu {said} nichts Eindeutiges, deshalb steht hier niemand.",
    "Zu {said} gibt das Verzeichnis keinen Namen her, auf den Verlass wäre.",
    "Namen fehlen: Im Verzeichnis steht nichts, was sicher zu {said} passt.",
    "Lieber kein Name als ein falscher: {said} lässt sich keiner Branche des Verzeichnisses sicher zuordnen.",
  ],
  es: [
    "Aquí no se nombra ninguna empresa: {said} no encaja con claridad en el directorio.",
    "El directorio de empresas no tiene nada inequívoco para {said}, así que no figura nadie.",
    "Para {said} el directorio no da ningún nombre fiable.",
    "Faltan nombres: el directorio no contiene nada que encaje seguro con {said}.",
    "Mejor ningún nombre que uno equivocado: {said} no apunta a un solo sector del directorio.",
  ],
  ja: [
    "会社名は挙げていません。{said}にはっきり合う登録が名簿にないためです。",
    "名簿には{said}に確実に当てはまる会社がなく、空欄にしています。",
    "{said}について、信頼できる会社名は名簿から得られませんでした。",
    "誤った名前を避けるため、{said}に対応する会社は示していません。",
    "{said}の業種を一つに絞れないので、会社は載せていません。",
    "{said}と一致する会社は名簿で確認できませんでした。",
    "名簿から{said}に近い会社を選ぶ手がかりがありません。",
  ],
};

/** The search to make. */
export const searchToMake: Wordings = {
  en: [
    "Ask three of {said} whom they pay for it today, and enter those names.",
    "Search for what {said} would type, and note the first five sellers.",
    "Let somebody who sells to {said} name the usual suppliers.",
    "Look at the last invoices of {said}: the names on them belong here.",
    "Start with {said}: who supplies them, who advises them, whom do they complain about?",
    "Visit a fair that {said} go to, and collect the names on the stands.",
  ],
  de: [
    "Nächste Suche bei {said}: Wen bezahlen sie heute dafür?",
    "Suchen Sie mit den Worten von {said} und notieren Sie die ersten fünf Anbieter.",
    "Fragen Sie jemanden, der an diese Gruppe verkauft, nach den üblichen Lieferanten: {said}.",
    "Auf den letzten Rechnungen stehen die Namen, die hierher gehören: {said}.",
    "Beginnen Sie hier: {said} – wer beliefert, wer berät, über wen wird geklagt?",
  ],
  es: [
    "Próxima búsqueda entre {said}: ¿a quién pagan hoy por ello?",
    "Busquen con las palabras de {said} y anoten los cinco primeros vendedores.",
    "Pidan los proveedores habituales a alguien que venda a este grupo: {said}.",
    "Los nombres que faltan están en las últimas facturas de {said}.",
    "Empiecen por {said}: quién les vende, quién les aconseja, de quién se quejan.",
  ],
  ja: [
    "{said}に、今どこへ支払っているかを聞き、その名前を記入してください。",
    "{said}が使う言葉で検索し、上位五社を書き留めてください。",
    "{said}に販売している人から、よくある仕入先を教えてもらってください。",
    "{said}の直近の請求書にある社名が、ここに入ります。",
    "{said}が訪れる展示会で、出展者の名前を集めてください。",
    "{said}の相談先と不満の相手を尋ねるところから始めてください。",
    "{said}が比較している会社を、三人から聞き出してください。",
  ],
};

/** Nobody said whom the concept is for, so no search can be made yet. */
export const audienceFirst: Wordings = {
  en: [
    "For whom {said} is meant is not said yet; with that, the first search is whom they pay today.",
    "Name the people behind {said} first, then ask them whom they buy from.",
    "Begin with one person who would use {said}, and note the names on their invoices.",
    "Before any search: who would sign an order for {said}?",
  ],
  de: [
    "Für wen {said} gedacht ist, ist noch nicht gesagt; danach lautet die erste Suche: Wen bezahlen diese Leute heute?",
    "Nennen Sie zuerst die Menschen hinter {said} und fragen Sie dann, bei wem sie kaufen.",
    "Vor jeder Suche zu klären: Wer würde eine Bestellung für {said} unterschreiben?",
  ],
  es: [
    "Aún no se ha dicho para quién es {said}; después, la primera búsqueda es a quién pagan hoy.",
    "Nombren primero a las personas detrás de {said} y pregúntenles a quién compran.",
    "Antes de buscar: ¿quién firmaría un pedido de {said}?",
  ],
  ja: [
    "{said}が誰のためのものかはまだ語られていません。決まれば、今の支払先から調べられます。",
    "まず{said}を使う人を挙げ、どこから買っているかを尋ねてください。",
    "検索の前に、{said}を注文する人を決めてください。",
    "{said}の利用者を一人見つけ、請求書の社名を書き留めてください。",
  ],
};
