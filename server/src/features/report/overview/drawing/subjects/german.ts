import type { Vocabulary } from "./vocabulary.ts";

export const german: Vocabulary = {
  subjects: {
    buildings:
      "buro gebaude mieter vermieter immobilie aufzug luftung stadt wohnung hochhaus strasse bauherr baustelle hausverwalt fassade",
    home: "haushalt haus= zuhause wohnen familie eltern mobel senioren",
    trade: "laden geschaft handler einzelhandel markt= marktstand kaufmann supermarkt verkauf onlineshop",
    farming: "landwirt bauernhof acker feld= ernte boden getreide weizen weinberg obst gewachshaus traktor stall=",
    industry: "fabrik werk= industrie produktion fertigung muhle montage lager= lagerhalle staub",
    machines:
      "maschine roboter ersatzteil reparatur wartung werkzeug motor sensor gerat werkstatt handwerk instandhalt",
    water: "wasser meer= schiff boot= fisch hafen fluss= kuste",
    travel: "reise tourism hotel ferien urlaub ausflug wander berg= camping museum fuhrung",
    food: "lebensmittel essen kuche restaurant back brot mehl nudel mittag rezept gericht kantine kaffee koch sonntagsmischung teig broetchen brotchen",
    transport:
      "liefer logistik fracht lastwagen lkw transport parkplatz parken fahrzeug auto= kurier spedition flotte kuhlkette paket verkehr",
    cycling: "fahrrad rad= lastenrad radfahr ebike",
    health: "gesundheit patient klinik krankenhaus pflege medizin arzt wunde therapie apotheke praxis",
    money: "bank= zahlung rechnung versicher finanz kredit geld gebuhr preis steuer buchhalt kasse rente sparen",
    learning:
      "lernen schule unterricht kurs= kurse schulung lehrer schuler bildung universitat sprache lehrling ausbildung",
    data: "daten software plattform vorhersage prognose algorithm kunstlich digital cloud= auswert messwert belegung",
    energy:
      "energie solar wind= strom heizung warme batterie netz= klima emission wasserstoff ladestation photovoltaik",
    refill:
      "nachfull recycling wiederverwend abfall verpackung flasche kiste kreislauf pfand mehrweg kompost behalter seife",
    community: "gemeinschaft nachbar ehrenamt verein veranstalt team= mitglied burger treffen fest= gemeinsam",
    animals: "tier= tiere haustier hund katze vogel wildtier biene insekt pferd artenvielfalt",
    wood: "holz wald= forst baum= baume zimmer= schreiner tischler sagewerk",
    papers:
      "vertrag recht= rechtlich gesetz dokument nachweis zertifikat genehmigung pruf verwaltung formular antrag behorde",
    communication: "kommunikation telefon nachricht netzwerk rundfunk medien werbung marketing marke= internet anruf",
    textiles: "textil mode= kleidung stoff= wasche hemd nah= uniform",
    time: "zeit= termin schicht planung kalender warte buchung nacht= dienstplan",
    garden: "garten blume gartner gemuse krauter samen= saat pflanz balkon dachgarten",
  },
  audiences: {
    homes: "haushalt familie eltern kind verbraucher privat mieter gaste patient senioren",
    companies:
      "unternehmen firma betrieb buro lieferant hersteller handwerk einkauf backerei handler landwirt industrie",
    public: "offentlich stadt burger gemeinde schule schuler verein museum krankenhaus besucher nachbar",
  },
};
