import { phrases } from "../../spoken/phrases.ts";

/** What a question is about, by its words. */
export const draftTopics = {
  role: phrases(`
    ignore / instructions / prompt / are you an ai / are you real / are you human / pretend / act as / role / language model / chatbot / poem / are you a person
    ignoriere / anweisungen / bist du eine ki / sind sie eine ki / tu so als / rolle / sprachmodell / gedicht / mensch`),
  insult: phrases(`
    idiot* / stupid / liar / dumb / useless / shut up / moron / fool
    idiot* / dumm* / lügner* / blöd* / halt den mund / nutzlos`),
  verdict: phrases(`
    buy / love / like / want / agree / use it / try / pay / take it / sign / need
    kaufen / lieben / mögen / wollen / zustimmen / nutzen / probieren / zahlen / brauchen / gefällt / liebst`),
  price: phrases(`
    price / how much would you pay / would you pay / pay for / your limit / too expensive / afford / worth to you
    preis / wie viel würden sie zahlen / würden sie zahlen / zahlen / bezahlen / grenze / zu teuer / leisten`),
  facts: {
    "stance.usesToday": phrases(
      `use today / using today / today / currently / now / at the moment / how do you / heute / derzeit / aktuell / momentan / im moment`,
    ),
    "stance.switchingCosts": phrases(`switch* / change / move to / migrat* / wechsel* / umstieg / umstell*`),
    "stance.priceLimit": phrases(`price / limit / budget / expensive / preis / grenze / budget / teuer`),
    "stance.decidesWith": phrases(`decide* / decision / approve* / boss / sign off / entscheid* / genehmig* / chef*`),
    "stance.saysNoTo": phrases(
      `refuse / say no / against / objection* / stop you / put you off / bother you about the offer / ablehnen / nein sagen / dagegen / hindert`,
    ),
    occupation: phrases(
      `job title / do for a living / your work / your job / profession / occupation / beruf / arbeiten sie / was machen sie`,
    ),
    income: phrases(`earn / income / salary / verdienen / einkommen / gehalt`),
    geoLocation: phrases(`where do you live / where are you / live / located / from / wohnen / wo leben / woher`),
    ageRange: phrases(`how old / age / alt / alter`),
    familySize: phrases(`family / children / kids / married / familie / kinder / verheiratet`),
    educationLevel: phrases(`education / study / degree / school / ausbildung / studiert / schule`),
    job: phrases(`trying to / goal* / want to achieve / get done / need to do / ziel* / erreichen / aufgabe*`),
    pain: phrases(
      `problem* / pain* / annoy* / frustrat* / difficult / hard / trouble* / bother* / worst / problem* / ärger* / stört / schwierig* / mühe / schlimm*`,
    ),
    alternative: phrases(
      `alternative* / other / instead / tools / solutions / tried / alternative* / stattdessen / werkzeuge / lösungen / probiert`,
    ),
    journeyStep: phrases(`step* / process / go about / first / walk me through / ablauf / schritt* / vorgehen`),
    signal: phrases(`others / peers / colleagues / heard / andere / kollegen / gehört`),
  },
} as const;

export type Topic = keyof (typeof draftTopics)["facts"];
