import { expect, test } from "vitest";
import type { Phrases } from "../../../spoken/phrases.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { clausesOf, isDenial, isRefusal } from "./clauses.ts";
import {
  agreeing,
  buying,
  conditions,
  courtesies,
  givingWay,
  leading,
  leavingRole,
  notKnowing,
  praise,
  priceless,
  pushing,
  sources,
  surePraise,
  using,
} from "./wording.ts";

const lines = (text: string) =>
  text
    .split(/[\n|]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
const unheard = (list: Phrases, sentences: string) =>
  lines(sentences).filter((sentence) => list.find(plainWords(sentence)) === undefined);

test("words that deny are no refusal where they mean the opposite", () => {
  const kind = `
    That is no problem | It is not a problem | I have no objections to it | There is no issue with that | There is no doubt about it | No worries at all
    No question about it | Why not | I have nothing against it | I do not mind the price | I would not refuse it | I would not say no | I would not decline | I do not complain
    I do not object | It is not too much | It is not too expensive | It is not too high | It is not so expensive | It is not that expensive | It is not that much | It is not expensive
    That is not too bad | That is not bad | It is not more than others ask | It is no more than others ask | It is not above our budget | It is not over our budget | It is not beyond us
    It is not higher than today | There is nothing above it | There is nothing over it | It is not any more than today | It does not exceed our means | I would pay it without hesitation
    I would, without a doubt | I would, without doubt | It is not only cheap
    Das ist kein Problem | Ich habe keine Einwände | Das ist kein Einwand | Keine Frage | Warum nicht | Wieso nicht | Ich habe nichts dagegen | Ich habe nichts gegen den Preis
    Ich sage nicht nein | Ich würde nicht ablehnen | Das ist nicht zu teuer | Das ist nicht zu viel | Das ist nicht zu hoch | Das ist nicht teuer | Das ist nicht schlimm
    Das ist nicht schlecht | Das ist nicht mehr als heute | Das liegt nicht über dem Budget | Da geht nichts über die Zeit | Das ist kein Thema | Ich habe keinen Zweifel | Kein Zweifel
    Ich zahle ohne zögern | Ich zahle ohne Zweifel | Es ist nicht nur billig
    Por qué no | Ningún problema | Sin duda | Lo pago sin problema | No más de lo normal | Pourquoi pas | Pas de problème | Il y a aucun problème | Je paie sans problème
    Pas plus de dix | Nessun problema | Perché no | Senza dubbio | Não há problema | Pago sem problema | Sem dúvida | Geen probleem | Waarom niet`;
  expect(lines(kind).filter(isRefusal)).toEqual([]);
});

test("a price is refused without a word that denies, too", () => {
  const refusals = `
    It is too much | It is too expensive | It is too high | It lies above our budget | That goes over my budget | That goes over the top | That is beyond us | That exceeds our means
    It is more than we have | I refuse | I decline | It is out of reach | It is expensive | It is unaffordable | I walk away from it
    Das ist zu viel | Das ist zu teuer | Das ist zu hoch | Es liegt oberhalb | Das geht über meine Mittel | Das liegt über dem Budget | Das ist mehr als heute | Das übersteigt alles
    Ich lehne ab | Ich muss ablehnen | Das sprengt alles | Das ist unbezahlbar | Es demasiado | C'est trop | È troppo | É demais | Het is te duur | Het is te veel | Es muy caro | C'est trop cher
    I would not | I never would | Nein, das zahle ich nicht | Dafür zahle ich keinen Franken`;
  expect(lines(refusals).filter((sentence) => !isRefusal(sentence))).toEqual([]);
  expect(
    ["I would pay it", "Das zahle ich", "Unless it breaks, I pay", "Ohne Aufpreis zahle ich"].filter(isRefusal),
  ).toEqual([]);
});

test.each(
  lines(
    `but | yet | however | though | although | still | anyway | aber | doch | jedoch | trotzdem | dennoch | obwohl | pero | aunque | mais | ma | mas | maar`,
  ),
)("what stands before and behind %j says yes and no each", (turn) => {
  expect(clausesOf(`One thing ${turn} another`)).toHaveLength(2);
});

test("signs set what says yes apart from what says no; a word with such letters in it does not", () => {
  expect(clausesOf("No; yes: sure – fine — okay - deal")).toHaveLength(6);
  expect(clausesOf("A buttery part-time mass, at ten")).toEqual(["A buttery part-time mass, at ten"]);
  expect(["not", "nie", "lack", "fehlt"].map(isDenial)).toEqual([true, true, true, true]);
  expect(isDenial("has")).toBe(false);
});

test.each<[string, Phrases, string]>([
  [
    "praises",
    praise,
    `I love it | I adored it | It is amazing | It is fantastic | It is brilliant | That is perfect | It is awesome | That is wonderful | It is incredible | A real game changer | A gamechanger for us
     It is exactly what I wanted | It is just what I wanted | We would definitely | Absolutely | I totally would | We certainly would | Sign me up | Count me in | Take my money | I am in | I am sold
     You have convinced me | That will convince us | You are right | You have a point | I have changed my mind | A great idea | That is a good idea | Excellent work | It is genius | I am impressed
     It is impressive | I am excited | We are so excited | I am thrilled | That sounds great | That sounds good | The best thing in years | I agree with you | I agree | Everyone would use it
     Everybody would use it | Ich liebe es | Das ist großartig | Ein genialer Zug | Eine fantastische Sache | Das ist perfekt | Das ist wunderbar | Das ist brillant | Das ist hervorragend | Ausgezeichnete Arbeit
     Auf jeden Fall | Unbedingt | Definitiv | Absolut | Ich bin dabei | Wir sind sofort dabei | Das hat mich überzeugt | Ich bin begeistert | Da haben Sie recht | Da hast du recht
     Das ist eine tolle Idee | Das ist eine gute Idee | Das ist eine super Idee | Genau das, was ich suche | Das klingt gut | Das klingt super | Ich stimme Ihnen zu | Ich stimme dir zu
     Me encanta | Es perfecto | Es fantástico | Es genial | Me apunto | Estoy convencida | Usted tiene razón | Tú tienes razón | Es una buena idea | Por supuesto | Oui, j'adore | C'est parfaite | C'est génial
     C'est formidable | Je suis convaincue | Vous avez raison | Tu as raison | C'est une bonne idée | Absolument | Bien sûr | Lo adoro | È perfetto | È fantastico | È geniale | Sono convinto | Lei ha ragione
     Certo che la prendo | É perfeito | Com certeza | Claro que sim | Dat is geweldig | Dat is fantastisch | Zeker weten | U heeft gelijk`,
  ],
  [
    "praises in spite of a word that denies",
    surePraise,
    `I can't wait for it | It is a no brainer | I could not agree more | Yes, without a doubt | I would, without hesitation | There is no doubt | There is nothing better | We have never seen anything better
     Ich kann es kaum erwarten | Ohne zu zögern | Ich würde ohne zögern | Ohne Zweifel | Da gibt es kein Zweifel | Es gibt nichts Besseres
     Sin duda | Sans aucun doute | Je prends sans hésiter | Je prends sans hésitation | Senza dubbio | Sem dúvida | Zonder twijfel`,
  ],
  [
    "promises to buy",
    buying,
    `We would buy | We will buy | So I buy | I am buying | We would order | We will order | We would purchase | We will purchase | We would subscribe | We will subscribe | I would sign | I will sign
     I would take it | I will take it | We would switch | We will switch | Let us buy it | Let us buy this | I am ready to buy | I want to buy | I am happy to buy | Where do I sign | Send me the contract
     I am happy to pay | I would gladly pay | Ich kaufe das | Ich würde kaufen | Wir wollen es kaufen | Wir werden das kaufen | Wir wollen sofort kaufen | Ich bestelle | Wenn ich bestellen würde
     Ich würde bestellen | Ich unterschreibe | Ich abonniere | Ich würde wechseln | Das nehme ich | Das zahle ich gerne | Wir würden gerne zahlen
     Lo compraría | Yo lo compro | Je l'ai dit, j'achèterais | Oui, je l'achète | Lo comprerei | Eu compraria | Ik koop het | Wij zou kopen`,
  ],
  [
    "lets the limit give way",
    givingWay,
    `I could stretch it | We could pay more | I could go higher | I could go up to that | I could raise my limit | We raise the limit | I would make an exception | That is an exception | I am flexible
     A bit more is possible | A little more is possible | I will find the money | We will find the budget | I would pay double that | I would pay twice that | We would pay extra | I could increase my limit
     We increase the limit | We could talk about more | I do it for you
     Ich könnte mehr zahlen | Ich könnte mehr bezahlen | Ich könnte höher gehen | Da könnte ich drauflegen | Das wäre eine Ausnahme | Ich bin flexibel | Etwas mehr ginge | Ich werde das Geld finden
     Ich könnte das Budget erhöhen | Ich könnte die Grenze erhöhen | Ich gebe das Doppelte | Ich könnte mehr ausgeben | Puedo pagar más | Je peux payer plus | Posso pagare di più | Posso pagar mais
     Ik wil meer betalen`,
  ],
  [
    "knows no limit",
    priceless,
    `The price doesn't matter | The price is no object | Money is no object | Money doesn't matter | I would pay any price | Whatever it costs | Whatever you ask | The cost does not matter | There is no limit
     I do not have a limit | Der Preis spielt keine Rolle | Geld spielt keine Rolle | Egal, was es kostet | Ich zahle jeden Preis | Jeder Preis ist recht | Es gibt keine Grenze | Ich habe kein Limit
     Pago cualquier precio | À n'importe quel prix | A qualsiasi prezzo | A qualquer preço`,
  ],
  [
    "says yes",
    agreeing,
    `Yes, please | Yeah | Yep | Sure | Okay | OK then | Of course | It's a deal | Agreed | We agree | That is fine | It works for me | That works | Gladly | Indeed | Correct | Right | True | I could do that | I can do that
     I would pay that | I will pay that | I would pay it | Then pay it | It is acceptable | It is fair | It is reasonable | It is affordable | It is worth it
     Ja | Jawohl | Klar | Gerne | Das mache ich gern | Einverstanden | Abgemacht | Das ist in Ordnung | Natürlich | Genau | Richtig | Das stimmt | Na gut | Ja, das geht | Das passt | Selbstverständlich
     Das ist akzeptabel | Das ist fair | Das ist angemessen | Das lohnt sich | Sí | Si, señor | Claro | Vale | De acuerdo | Oui | D'accord | Volontiers | Va bene | Certo | Sim | De acordo | Goed | Akkoord | Prima
     はい | 是的 | 好的 | да`,
  ],
  [
    "wants to hear its own answer",
    leading,
    `It saves time, right? | It helps, don't you think? | Wouldn't you want it? | Isn't it great? | Aren't you tired of it? | Surely it helps? | It is obviously good? | Of course it helps? | You love this? | You like it?
     You agree? | Do they agree? | Admit it? | You must want it? | Clearly it helps? | Does everyone want it? | Does everybody want it? | Just say it? | Say yes? | Tell me you want it? | You would love it? | You need it?
     Das hilft, oder? | Das hilft, nicht wahr? | Das hilft, gell? | Das hilft sicher? | Das hilft bestimmt? | Das hilft doch? | Das hilft natürlich? | Sie lieben das? | Du liebst das? | Geben Sie zu, dass es hilft?
     Gib zu, dass es hilft? | Sagen Sie ja? | Sag ja? | Können Sie zustimmen? | Stimmen Sie zu? | Wollen das alle? | Ayuda, verdad? | Ayuda, no es así? | Ça aide, n'est-ce pas? | Aiuta, vero? | Ajuda, não é? | Het helpt, toch?`,
  ],
  [
    "pushes at a price",
    pushing,
    `Would you pay? | What price? | What does it cost? | And the costs? | Your budget? | Any higher? | Any more? | Is it a deal? | Could you stretch? | With a discount? | What is it worth? | Can you afford it? | How many dollars?
     How many euros? | Each month? | Each year? | As an exception? | Come on! | That is cheaper? | Würden Sie zahlen? | Können Sie das bezahlen? | Welche Preise? | Welche Kosten? | Was kostet es? | Noch höher?
     Noch mehr? | Was ist es wert? | Können Sie sich das leisten? | Im Monat? | Im Jahr? | Als Ausnahme? | Komm schon! | Ist das billiger? | Podría pagar? | Qué precio? | Pouvez-vous payer? | Quel prix? | Quale prezzo?
     Può pagare? | Qual preço? | Kunt u betalen? | Welke prijs?`,
  ],
  [
    "leaves the role",
    leavingRole,
    `As an AI I cannot | I am an AI | I am a language model | I am an AI model | I am an AI assistant | It is artificial intelligence | I am a chatbot | So say my instructions | It is in the system prompt | It is in the prompt
     That is my prompt | A prompt says so | I am by OpenAI | I am ChatGPT | I am GPT | I am Claude | I am Gemini | As an assistant I help | I am a virtual assistant | That is my programming | Ask my developers | I was trained by people
     It was in my training data | The profile says so | We are role playing | This is roleplay | In my role as a buyer | Als KI kann ich das nicht | Ich bin eine KI | Ich bin ein Sprachmodell | Ich bin künstliche Intelligenz
     Ich bin Ihr Assistent | So sagen meine Anweisungen | Das steht im Systemprompt | Das ist mein Prompt | Laut Profil ist das so | Das ist ein Rollenspiel | Ich wurde trainiert von anderen | Das stand in Trainingsdaten
     Soy inteligencia artificial | Soy un modelo de lenguaje | Je suis une intelligence artificielle | Je suis un modèle de langage | Sono intelligenza artificiale | Sou um modelo de linguagem | Ik ben een taalmodel
     I am a real person | I am a real human | Just a human | I am human | I am truly human | Ich bin ein echter Mensch | Ich bin ein Mensch | Ich bin ein wirklicher Mensch | Soy una persona real | Je suis une vraie personne`,
  ],
  [
    "names a source",
    sources,
    `Studies show it | A study shows it | I saw a study | Research shows it | Surveys say so | Statistics say so | A report says so | According to them | I read that somewhere | I read in the paper | Experts say so | Scientists say so
     Gartner says so | McKinsey says so | Forbes says so | Data shows it | Look at the data | It is proven | Das sagt eine Studie | Das sagen Umfragen | Das sagt die Statistik | Laut Zeitung | Experten sagen das
     Ich habe gelesen, dass es so ist | Das ist erwiesen | Forscher sagen das | Lo dicen los estudios | Lo dice una encuesta | Según ellos | Des études le disent | Selon eux | Gli studi dimostrano che sì | Secondo loro
     Os estudos dizem | Uit onderzoek blijkt het`,
  ],
  [
    "says what is used",
    using,
    `I use vans | We use vans | I am using vans | We are using vans | I have used vans | We have used vans | I already use vans | We already use vans | I work with vans | We work with vans | I rely on vans | We rely on vans
     I switched to vans | We switched to vans | I am on a plan | I still use vans | We still use vans | I currently use vans | We currently use vans | I do not use vans | We do not use vans | I never use vans | We never use vans
     Ich nutze Wagen | Wir nutzen Wagen | Ich benutze Wagen | Wir benutzen Wagen | Ich verwende Wagen | Wir verwenden Wagen | Ich arbeite mit Wagen | Wir arbeiten mit Wagen | Heute nutze ich Wagen | Heute nutzen wir Wagen
     Heute verwende ich Wagen | Heute verwenden wir Wagen | Heute benutze ich Wagen | Heute benutzen wir Wagen | Uso furgones | Usamos furgones | Utilizo furgones | Oui, j'utilise des camions | Nous utilisons des camions
     Je me sers de camions | Utilizamos furgones | Wij gebruiken busjes | Ik gebruik busjes`,
  ],
  [
    "does not know",
    notKnowing,
    `I don't know | I would not know | I have no idea | I can't say | I can't tell | I could not say | I could not tell | I am not sure | That is not for me to say | I haven't heard of it | I never heard of it | It is unknown to me
     I would have to ask | I don't remember | It is hard to say | Das weiß ich nicht | Ich weiß nicht | Keine Ahnung | Das kann ich nicht sagen | Das kann ich nicht beurteilen | Ich bin nicht sicher | Das müsste ich fragen
     Das ist mir nicht bekannt | Das habe ich noch nie gehört | Das ist schwer zu sagen | No sé | No lo sé | No tengo idea | Ni idea | Je ne sais pas | Aucune idée | Là, je l'ignore | Non lo so | Non so | Não sei | Dat weet ik niet
     Geen idee | 知りません | わかりません | 分かりません | 不知道 | 不清楚 | не знаю`,
  ],
  [
    "sets a condition",
    conditions,
    `If it works | Only when it works | Once it works | As long as it works | Provided it works | Unless it breaks | Wenn es geht | Falls es geht | Sobald es geht | Nur unter einer Bedingung | Vorausgesetzt, es geht | Si funciona
     Se funziona | Als het werkt`,
  ],
])("a sentence is heard that %s", (_, list, sentences) => {
  expect(unheard(list, sentences)).toEqual([]);
});

test("words of courtesy say nothing of themselves", () => {
  const polite = `Hello | Hi | Good morning | Good afternoon | Thanks | Thank you | Hm | Well | Sorry | Please | Bye | Goodbye | Welcome | Look | Listen | Honestly | No | Yes | Hallo | Guten Tag | Guten Morgen | Danke | Bitte
    Tschüss | Nein | Ja | Naja | Ehrlich gesagt | Hola | Gracias | Bonjour | Merci | Ciao | Grazie | Olá | Obrigado | Obrigada | Dag | Bedankt`;
  expect(lines(polite).filter((words) => courtesies.without(plainWords(words)).length > 0)).toEqual([]);
});

test("nothing is heard in what somebody says of their own work", () => {
  const plain =
    lines(`The crews carry bottles to the third floor | Our landlord reads long letters slowly | Deliveries block the lift each morning | Nachts arbeiten die Leute im Keller
    Die Kisten stehen im Hof | Les livreurs arrivent le matin`);
  const lists = { agreeing, buying, givingWay, leavingRole, notKnowing, praise, priceless, sources, surePraise, using };
  const heard = Object.entries(lists).flatMap(([name, list]) =>
    plain.flatMap((sentence) => (list.find(plainWords(sentence)) ? [`${name}: ${sentence}`] : [])),
  );
  expect(heard).toEqual([]);
  expect(plain.filter(isRefusal)).toEqual([]);
});
