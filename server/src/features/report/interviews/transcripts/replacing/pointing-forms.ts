const part = String.raw`\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}]*(?:[-’']\p{Lu}[\p{L}\p{M}]+)*`;
const particle = String.raw`(?:(?:von|van|vom|zu|zum|der|den|de|da|di|del|la|le|ter|ten|bin|al|el)\s){0,2}`;
const name = String.raw`(${particle}${part}(?:\s${particle}${part}){0,2})`;
const begins = String.raw`(?:^|[.!?,;:…–—"“„(-]\s*)`;
const ends = String.raw`(?=\s*(?:[,.;!?…)"”“]|$))`;

/** How something in a text points to a name; the group is the name. */
export interface PointingForm {
  form: RegExp;
  /**
   * `certain`: all words of it are names. `first`: the first word is, another only where it is no noun. `given`: it is one where its first word can be a
   * given name.
   */
  means: "certain" | "first" | "given";
}

const relatedPeople =
  "colleague|coworker|co-worker|boss|supervisor|assistant|wife|husband|brother|sister|son|daughter|mother|father|friend|neighbou?r|teammate|intern|accountant|landlord|landlady|predecessor|successor|deputy|foreman|apprentice|caretaker|secretary|driver|cleaner|janitor|porter|receptionist|cook|chef|waiter|waitress|technician|electrician|plumber|engineer|analyst|lawyer|doctor|teacher|trainer|planner|buyer|owner|guard|coach|guy|lady|uncle|aunt|cousin|niece|nephew|grandmother|grandfather|manager|director|bookkeeper|nurse";
const verwandte =
  "Kolleg(?:e|en|in)|Chef(?:in)?|Assistent(?:en|in)?|Mann|Frau|Bruder|Schwester|Sohn|Tochter|Mutter|Vater|Freund(?:in)?|Nachbar(?:in|n)?|Mitarbeiter(?:in)?|Vorgesetzte[nr]?|Vermieter(?:in)?|Buchhalter(?:in)?|Vorgänger(?:in)?|Nachfolger(?:in)?|Stellvertreter(?:in)?|Hausmeister(?:in)?|Azubi|Praktikant(?:en|in)?|Lehrling|Geschäftsführer(?:in)?|Teamleiter(?:in)?|Fahrer(?:in)?|Pförtner(?:in)?|Koch|Köchin|Techniker(?:in)?|Sekretär(?:in)?|Meister(?:in)?|Onkel|Tante|Opa|Oma|Abteilungsleiter(?:in)?";
const offices = "head of \\p{L}+|facility manager|office manager";

export const pointingForms: readonly PointingForm[] = [
  {
    form: new RegExp(String.raw`(?<!\p{L})(?:Mr|Mrs|Ms|Mx|Miss|Sr|Sra|Mme)\.?\s+(?:Dr\.?\s+)?${name}`, "gmu"),
    means: "certain",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:Dr|Prof|Professor|Herrn?|Frau|Fräulein)\.?\s+(?:(?:Dr|Prof|Dipl)\.?(?:-?\p{L}+\.)?\s+){0,2}${name}`,
      "gmu",
    ),
    means: "first",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:[Mm]y name is|[Mm]y name['’]s|[Hh](?:er|is) name is|I am called|I['’]m called|[Cc]all me|named|[Ii]ch heiße|[Mm]ein Name ist|[Nn]ennen Sie mich|namens|[Hh]ier spricht) ${name}`,
      "gmu",
    ),
    means: "first",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:I['’]m|I am|[Tt]his is|[Ii]t['’]s|[Hh]ere is|[Ii]ch bin(?: die| der)?|[Hh]ier ist|[Dd]as ist(?: die| der)?) ${name}`,
      "gmu",
    ),
    means: "given",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:I['’]m|I am) ${name}(?=,? (?:from|and I|by the way|,)|, (?:the|head|and|I|a|an|one|in)\b)`,
      "gmu",
    ),
    means: "first",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]he|[Aa]n?) (?:\p{Ll}+[ -]){0,2}(?:${relatedPeople}|${offices}),? (?:is |is called |called |named )?${name}`,
      "gmu",
    ),
    means: "first",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:[Mm]ein|[Uu]nser|[Dd]ein|[Ss]ein|[Ii]hr|[Ee]u(?:e|)r|[Dd]er|[Dd]ie|[Dd]em|[Dd]en)(?:e[rnms]?)? (?:\p{Ll}+ )?(?:${verwandte}),? (?:heißt )?${name}`,
      "gmu",
    ),
    means: "first",
  },
  {
    form: new RegExp(
      `${begins}(?:Hi|Hello|Hey|Dear|Hallo|Lieber|Liebe(?! Grüße)|Servus|Moin|Grüezi|[Gg]ood (?:morning|afternoon|evening)|[Gg]uten (?:Morgen|Tag|Abend)),? ${name}${ends}`,
      "gmu",
    ),
    means: "certain",
  },
  {
    form: new RegExp(
      `${begins}(?:Thanks|Thank you|Thanks a lot|Sorry|Okay|OK|Yes|No|Well|Right|Bye|Look|Danke|Vielen Dank|Ja|Nein|Gut|Also|Wissen Sie|Tschüss),? ${name}${ends}`,
      "gmu",
    ),
    means: "given",
  },
  {
    form: new RegExp(
      String.raw`(?:(?:[Bb]est|[Kk]ind|[Ww]arm)(?: [Rr]egards| [Ww]ishes)?|Regards|Cheers|Yours(?: sincerely| faithfully| truly)?|Sincerely|(?:Viele|Liebe|Beste|Herzliche|Schöne) Grüße|[Mm]it (?:freundlichen|besten|herzlichen) Grüßen|Gruß|LG|VG|MfG)[,:]?\s+${name}${ends}`,
      "gmu",
    ),
    means: "certain",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:[Aa]sk(?:ed|ing)?|[Cc]all(?:ed|ing)?|[Tt]ell(?:ing)?|[Tt]old|[Ee]mail(?:ed)?|[Pp]hone[d]?|[Mm]et|[Mm]eet|[Tt]hank(?:ed)?|[Hh]ired|[Ww]ith|[Ss]ent|[Pp]aid|[Ff]rag(?:en Sie|te|t)?|[Rr]uf(?:en Sie|t)?|[Gg]efragt) ${name}`,
      "gmu",
    ),
    means: "given",
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})${name},? (?=(?:said|says|told|thinks|thought|asked|asks|wants|wanted|knows|knew|wrote|writes|called|calls|phoned|signed|signs|left|retired|sagt|sagte|meint|meinte|fragt|fragte|will|wollte|hat|weiß|wusste|schrieb|schreibt|rief|ruft|kümmert|unterschreibt|unterschrieb|macht|machte)(?!\p{L}))`,
      "gmu",
    ),
    means: "given",
  },
];

/** The parts of a mail address before its sign, as far as they may be names. */
export const mailName = /([\p{L}._-]+)@[\p{L}\p{N}-]+\./gu;
export const noNameInMail =
  /^(?:info|office|sales|support|kontakt|contact|team|hello|hallo|mail|post|admin|service|billing|hr|jobs|buchhaltung|einkauf|order|orders|noreply|me|my|the)$/iu;
