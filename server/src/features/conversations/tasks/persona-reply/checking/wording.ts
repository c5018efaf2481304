import { phrases } from "../../../spoken/phrases.ts";

/* Words by which it is told what a sentence says, in English and German, and the most usual ones in Spanish, French, Italian, Portuguese and Dutch. */

/** They deny what they stand with, and mean the opposite of a refusal. */
export const notRefusing = phrases(`
  no problem* / not a problem / no objection* / no issue* / no doubt / no worries / no question / why not / nothing against / not mind
  not refuse / not say no / not decline / not complain / not object / not too much / not too expensive / not too high / not so expensive / not that expensive
  not that much / not expensive / not too bad / not bad / not more than / no more than / not above / not over / not beyond / not higher than / nothing above
  nothing over / not any more than / not exceed* / without hesitation / without a doubt / without doubt / not only
  kein problem / keine einwände / kein einwand / keine frage / warum nicht / wieso nicht / nichts dagegen / nichts gegen / nicht nein / nicht ablehnen
  nicht zu teuer / nicht zu viel / nicht zu hoch / nicht teuer / nicht schlimm / nicht schlecht / nicht mehr als / nicht über / nichts über / kein thema
  keinen zweifel / kein zweifel / ohne zögern / ohne zweifel / nicht nur
  por qué no / ningún problema / sin duda / sin problema / no más de / pourquoi pas / pas de problème / aucun problème / sans problème / pas plus de
  nessun problema / perché no / senza dubbio / não há problema / sem problema / sem dúvida / geen probleem / waarom niet`);

/** They refuse without a word that denies. */
export const refusing = phrases(`
  too much / too expensive / too high / above / over my / over the / beyond / exceeds / more than / refuse / decline / out of reach / expensive / unaffordable / walk away
  zu viel / zu teuer / zu hoch / oberhalb / über meine* / über dem / mehr als / übersteigt / lehne / ablehnen / sprengt / unbezahlbar
  demasiado / trop / troppo / demais / te duur / te veel / muy caro / trop cher`);

export const praise = phrases(`
  love* / adore* / amazing / fantastic / brilliant / perfect* / awesome / wonderful / incredible / game changer / gamechanger / exactly what i / just what i
  definitely / absolutely / totally / certainly / sign me / count me / take my money / i am in / i am sold / convinced / convince* / are right / you have a point / changed my mind
  great idea / good idea / excellent / genius / impressed / impressive / i am excited / so excited / thrilled / sounds great / sounds good / best thing / agree with you / i agree / everyone would / everybody would
  liebe / großartig* / genial* / fantastisch* / perfekt* / wunderbar* / brillant* / hervorragend* / ausgezeichnet* / auf jeden fall / unbedingt / definitiv / absolut
  bin dabei / sofort dabei / überzeugt / begeistert / sie recht / du recht / tolle idee / gute idee / super idee / genau das was ich / klingt gut / klingt super / stimme ihnen zu / stimme dir zu
  me encanta / perfecto / fantástico / genial / me apunto / convencid* / tiene razón / tienes razón / buena idea / por supuesto
  j'adore / parfait* / génial / formidable / convaincu* / vous avez raison / tu as raison / bonne idée / absolument / bien sûr
  adoro / perfetto / fantastico / geniale / convinto / ha ragione / certo che / perfeito / com certeza / claro que sim / geweldig / fantastisch / zeker weten / gelijk`);

/** Praise in spite of a word that denies. */
export const surePraise = phrases(`
  can not wait / no brainer / not agree more / without a doubt / without hesitation / no doubt / nothing better / never seen anything better
  kaum erwarten / ohne zu zögern / ohne zögern / ohne zweifel / kein zweifel / nichts besseres
  sin duda / sans aucun doute / sans hésiter / sans hésitation / senza dubbio / sem dúvida / zonder twijfel`);

/** What a buyer says. */
export const buying = phrases(`
  would buy / will buy / i buy / am buying / would order / will order / would purchase / will purchase / would subscribe / will subscribe / would sign / will sign / would take it / will take it / would switch / will switch
  buy it / buy this / ready to buy / want to buy / happy to buy / where do i sign / send me the contract / happy to pay / gladly pay
  kaufe / würde kaufen / es kaufen / das kaufen / sofort kaufen / bestelle / bestellen würde / würde bestellen / unterschreibe / abonniere / würde wechseln / nehme ich / zahle ich gern* / gerne zahlen
  compraría / lo compro / j'achèterais / je l'achète / comprerei / lo compro / compraria / ik koop / zou kopen`);

/** A limit that gives way. */
export const givingWay = phrases(`
  stretch* / pay more / go higher / go up to / raise my / raise the / make an exception / an exception / flexible / a bit more / a little more / find the money / find the budget / double that / twice that / pay extra / increase my / increase the / we could talk about more / for you
  mehr zahlen / mehr bezahlen / höher gehen / drauflegen / ausnahme / flexibel / etwas mehr / das geld finden / budget erhöhen / grenze erhöhen / doppelte / mehr ausgeben
  pagar más / payer plus / pagare di più / pagar mais / meer betalen`);

/** The same in words that deny. */
export const priceless = phrases(`
  price does not matter / price is no / money is no / money does not matter / any price / whatever it costs / whatever you ask / cost does not matter / no limit / do not have a limit
  preis spielt keine / geld spielt keine / egal was es kostet / jeden preis / jeder preis / keine grenze / kein limit
  cualquier precio / n'importe quel prix / qualsiasi prezzo / qualquer preço`);

export const agreeing = phrases(`
  yes / yeah / yep / sure / okay / ok / of course / deal / agreed / agree / fine / works for me / that works / gladly / indeed / correct / right / true / i could do that / i can do that / would pay that / will pay that / would pay it / pay it / acceptable / fair / reasonable / affordable / worth it
  ja / jawohl / klar / gerne / gern / einverstanden / abgemacht / in ordnung / natürlich / genau / richtig / stimmt / na gut / das geht / passt / selbstverständlich / akzeptabel / fair / angemessen / lohnt
  sí / si / claro / vale / de acuerdo / oui / d'accord / volontiers / va bene / certo / sim / claro / de acordo / goed / akkoord / prima / はい / 是的 / 好的 / да`);

/** A question that wants to hear its own answer. */
export const leading = phrases(`
  right / do not you / would not you / is not it / are not you / surely / obviously / of course / you love / you like / you agree / agree / admit / you must / clearly / everyone / everybody / just say / say yes / tell me you / you would love / you need
  oder / nicht wahr / gell / sicher / bestimmt / doch / natürlich / sie lieben / du liebst / geben sie zu / gib zu / sagen sie ja / sag ja / zustimmen / stimmen sie zu / alle
  verdad / no es / n'est-ce pas / vero / não é / toch`);

/** What of a price a question pushes. */
export const pushing = phrases(`
  pay / price / cost* / budget / higher / more / deal / stretch* / discount / worth / afford* / dollar* / euro* / month / year / exception / come on / cheap*
  zahlen / bezahlen / preis* / kosten / kostet / budget / höher / mehr / wert / leisten / monat / jahr / ausnahme / komm schon / billig*
  pagar / precio / payer / prix / prezzo / pagare / preço / betalen / prijs`);

export const leavingRole = phrases(`
  as an ai / an ai / language model / ai model / ai assistant / artificial intelligence / chatbot / my instructions / system prompt / the prompt / my prompt / prompt / openai / chatgpt / gpt / claude / gemini / as an assistant / virtual assistant / my programming / my developers / trained by / training data / the profile says / role play* / roleplay* / my role as
  als ki / eine ki / sprachmodell / künstliche intelligenz / assistent / meine anweisungen / systemprompt / mein prompt / laut profil / rollenspiel / trainiert von / trainingsdaten
  inteligencia artificial / modelo de lenguaje / intelligence artificielle / modèle de langage / intelligenza artificiale / modelo de linguagem / taalmodel
  real person / real human / a human / am human / truly human / echter mensch / ein mensch / wirklicher mensch / persona real / vraie personne`);

/** What somebody claims who names a source. */
export const sources = phrases(`
  studies show / study shows / a study / research shows / survey* / statistic* / report says / according to / i read that / i read in / experts / scientists / gartner / mckinsey / forbes / data shows / the data / proven
  studie* / umfrage* / statistik* / laut / experten / ich habe gelesen / erwiesen / forscher
  estudio* / encuesta* / según / étude* / selon / studi dimostrano / secondo / estudos / onderzoek`);

export const using = phrases(`
  i use / we use / i am using / we are using / i have used / we have used / i already use / we already use / i work with / we work with / i rely on / we rely on / i switched to / we switched to / i am on / i still use / we still use / i currently use / we currently use / i do not use / we do not use / i never use / we never use
  ich nutze / wir nutzen / ich benutze / wir benutzen / ich verwende / wir verwenden / ich arbeite mit / wir arbeiten mit / nutze ich / nutzen wir / verwende ich / verwenden wir / benutze ich / benutzen wir
  uso / usamos / utilizo / j'utilise / nous utilisons / je me sers / utilizamos / wij gebruiken / ik gebruik`);

export const notKnowing = phrases(`
  do not know / not know / no idea / can not say / can not tell / could not say / could not tell / not sure / not for me to say / have not heard / never heard / unknown to me / would have to ask / do not remember / hard to say
  weiß ich nicht / weiß nicht / keine ahnung / nicht sagen / nicht beurteilen / nicht sicher / müsste ich fragen / ist mir nicht bekannt / noch nie gehört / schwer zu sagen
  no sé / no lo sé / no tengo idea / ni idea / je ne sais pas / aucune idée / je l'ignore / non lo so / non so / não sei / weet ik niet / geen idee / 知りません / わかりません / 分かりません / 不知道 / 不清楚 / не знаю`);

/** Words that say nothing of themselves: hello, thanks, hm. */
export const courtesies = phrases(`
  hello / hi / good morning / good afternoon / thanks / thank you / hm / well / sorry / please / bye / goodbye / welcome / look / listen / honestly / no / yes
  hallo / guten tag / guten morgen / danke / bitte / tschüss / nein / ja / naja / ehrlich gesagt
  hola / gracias / bonjour / merci / ciao / grazie / olá / obrigado / obrigada / dag / bedankt`);

/** A condition, under which a buyer stays free. */
export const conditions = phrases(`
  if / only when / once / as long as / provided / unless / wenn / falls / sobald / nur unter / vorausgesetzt / si / se / als`);
