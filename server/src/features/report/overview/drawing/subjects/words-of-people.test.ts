import { describe, expect, test } from "vitest";
import type { Subject } from "../motifs/all-motifs.ts";
import { subjectsOf } from "./subjects.ts";
import type { Audience } from "./vocabulary.ts";

/** Words as people write them, each of which alone tells what a concept is about. */
const subjects: Readonly<Record<string, Readonly<Record<Subject, string>>>> = {
  en: {
    buildings:
      "Offices, buildings, tenants, landlords, facilities, property, real estate, elevators, a lift, lifts, HVAC, ventilation, a city, cities, urban, apartments, construction, pavements, streets",
    home: "Homes, houses, households, families, kitchenettes, living rooms, furniture, renting, parents, nannies, elderly",
    trade: "Shops, a store, stores, retailers, market stalls, marketplaces, merchants, checkouts, groceries, vendors",
    farming:
      "Farmers, fields, crops, harvests, soils, weeds, grains, wheat, durum, agriculture, tractors, orchards, olives, vineyards, greenhouses, seedbeds, irrigation, livestock",
    industry:
      "Factories, a plant, plants, manufacturing, mills, production, assembly, industry, dust, warehouses, shelf",
    machines:
      "Machines, robots, spares, repairs, maintenance, vibrations, a tool, tools, engines, sensors, devices, workshops, mechanics",
    water: "Water, the sea, oceans, a ship, ships, boats, fish, marine, harbours, rivers, coasts, a port, ports",
    travel:
      "Travelling, tourists, a tour, tours, hotels, guests, trips, holidays, camping, hiking, mountains, museums, visits",
    food: "Food, meals, kitchens, restaurants, bakeries, bread, loaves, flour, pasta, lunches, recipes, dishes, catering, coffee, chefs, cooks, canteens, diets, snacks, allergies",
    transport:
      "Deliveries, logistics, freight, trucks, a van, vans, transports, parking, vehicles, a car, cars, couriers, routes, cargo, docks, loading, fleets, parcels",
    cycling: "Bicycles, a bike, bikes, cyclists, scooters, mobility",
    health:
      "Health, patients, clinics, hospitals, care, medicine, nurses, wounds, doctors, therapy, pharmacies, diagnosis, infections, wellbeing, wellness, disabilities",
    money:
      "Banks, payments, invoices, insurance, finance, credits, loans, money, a fee, prices, taxes, accounts, budgets, cash, funds, pensions, savings",
    learning:
      "Learners, schools, lessons, courses, to train, training, teachers, students, education, universities, languages, skills, tutors",
    data: "Data, software, an app, apps, platforms, forecasts, predictions, algorithms, artificial, AI, analytics, clouds, digital, dashboards, satellites, research",
    energy:
      "Energy, solar, wind, power, electricity, heat, batteries, the grid, climate, carbon, emissions, hydrogen, charging",
    refill:
      "Refills, recycling, reuse, waste, packages, bottles, crates, circular, returns, deposits, a bin, bins, compost, containers, soap, detergents, jars",
    community:
      "Communities, neighbours, volunteers, a club, events, teams, members, citizens, together, meetings, social, festivals, weddings, parties, coworking",
    animals:
      "Animals, a pet, pets, a dog, dogs, a cat, cats, birds, wildlife, veterinarians, a zoo, a bee, bees, insects, horses, biodiversity",
    wood: "Wood, forests, timber, a tree, trees, carpenters, joiners, lumber",
    papers:
      "Contracts, legal, law, lawyers, compliance, documents, passports, certificates, permits, regulations, audits, administration, a form, forms, policies, origin",
    communication:
      "Communication, telecoms, radio, phones, messages, networks, broadcasts, media, news, adverts, marketing, brands, podcasts, internet, a call",
    textiles: "Textiles, fashion, cloth, garments, laundry, fabrics, shirts, sewing, uniforms, to wash",
    time: "Time, schedules, a shift, shifts, plannings, calendars, waiting, bookings, appointments, queues, nights, overtime",
    garden: "Gardens, flowers, vegetables, herbs, a seed, seeds, growing, growers, hydroponics, rooftops, balconies",
  },
  de: {
    buildings:
      "Büros, Gebäude, Mieter, Vermieter, Immobilien, Aufzüge, Lüftung, Städte, Wohnungen, Hochhäuser, Straßen, Bauherren, Baustellen, Hausverwaltung, Fassaden",
    home: "Haushalte, Haus, zuhause, Wohnen, Familien, Eltern, Möbel, Senioren",
    trade:
      "Laden, Geschäfte, Händler, Einzelhandel, der Markt, Marktstände, Kaufmann, Supermärkte, Verkauf, Onlineshop",
    farming:
      "Landwirte, Bauernhöfe, Acker, Feld, Ernte, Boden, Getreide, Weizen, Weinberge, Obst, Gewächshäuser, Traktoren, Stall",
    industry: "Fabriken, Werk, Industrie, Produktion, Fertigung, Mühlen, Montage, Lager, Lagerhallen, Staub",
    machines:
      "Maschinen, Roboter, Ersatzteile, Reparaturen, Wartung, Werkzeuge, Motoren, Sensoren, Geräte, Werkstätten, Handwerker, Instandhaltung",
    water: "Wasser, Meer, Schiffe, Boot, Fische, Hafen, Fluss, Küsten",
    travel: "Reisen, Tourismus, Hotels, Ferien, Urlaub, Ausflüge, Wandern, Berg, Camping, Museum, Führungen",
    food: "Lebensmittel, Essen, Küchen, Restaurants, backen, Brot, Mehl, Nudeln, Mittag, Rezepte, Gerichte, Kantinen, Kaffee, kochen, Teig, Brötchen",
    transport:
      "Lieferungen, Logistik, Fracht, Lastwagen, LKW, Transporte, Parkplätze, parken, Fahrzeuge, Auto, Kuriere, Speditionen, Flotten, Kühlkette, Pakete, Verkehr",
    cycling: "Fahrräder, Rad, Lastenräder, Radfahrer, Ebikes",
    health:
      "Gesundheit, Patienten, Kliniken, Krankenhäuser, Pflege, Medizin, Ärzte, Wunden, Therapien, Apotheken, Praxis",
    money:
      "Bank, Zahlungen, Rechnungen, Versicherungen, Finanzen, Kredite, Geld, Gebühren, Preise, Steuern, Buchhaltung, Kassen, Renten, sparen",
    learning:
      "Lernen, Schulen, Unterricht, Kurs, Kurse, Schulungen, Lehrer, Schüler, Bildung, Universität, Sprachen, Lehrlinge, Ausbildung",
    data: "Daten, Software, Plattformen, Vorhersagen, Prognosen, Algorithmus, künstlich, digital, Cloud, Auswertungen, Messwerte, Belegung",
    energy:
      "Energie, solar, Wind, Strom, Heizungen, Wärme, Batterien, Netz, Klima, Emissionen, Ladestationen, Photovoltaik",
    refill:
      "Nachfüllen, Recycling, Wiederverwendung, Abfälle, Verpackungen, Flaschen, Kisten, Kreislauf, Pfand, Mehrweg, Kompost, Behälter, Seife",
    community:
      "Gemeinschaft, Nachbarn, Ehrenamt, Verein, Veranstaltungen, Team, Mitglieder, Bürger, Treffen, Fest, gemeinsam",
    animals: "Tier, Tiere, Haustiere, Hunde, Katzen, Vögel, Wildtiere, Bienen, Insekten, Pferde, Artenvielfalt",
    wood: "Holz, Wald, Forst, Baum, Bäume, Zimmer, Schreiner, Tischler, Sägewerk",
    papers:
      "Verträge, Recht, rechtlich, Gesetze, Dokumente, Nachweise, Zertifikate, Genehmigungen, Prüfungen, Verwaltung, Formulare, Anträge, Behörden",
    communication:
      "Kommunikation, Telefone, Nachrichten, Netzwerke, Rundfunk, Medien, Werbung, Marketing, Marke, Internet, Anrufe",
    textiles: "Textilien, Mode, Kleidung, Stoff, Wäsche, Hemden, Uniformen",
    time: "Zeit, Termine, Schichten, Planung, Kalender, warten, Buchungen, Nacht, Dienstpläne",
    garden: "Garten, Blumen, Gärtner, Gemüse, Kräuter, Samen, Saat, Pflanzen, Balkone, Dachgärten",
  },
  es: {
    buildings:
      "Oficinas, edificios, inquilinos, inmobiliaria, ascensores, ventilación, ciudades, urbano, apartamentos, un piso, construcción, calles",
    home: "Hogares, una casa, casas, viviendas, familias, padres, muebles, mayores",
    trade: "Tiendas, comercios, mercados, minoristas, vendedores, supermercados",
    farming:
      "Granjas, campos, cultivos, cosechas, suelos, cereales, trigo, agricultor, olivares, aceite, viñas, viñedos, invernaderos, riego, ganado",
    industry: "Fábricas, industria, producción, manufactura, molinos, una planta, almacenes, polvo",
    machines: "Máquinas, repuestos, reparaciones, mantenimiento, herramientas, motores, sensores, talleres, mecánicos",
    water: "Agua, el mar, océanos, barcos, pesca, pescado, puertos, un río, costas, marítimo",
    travel: "Viajes, turismo, turistas, hoteles, visitas, vacaciones, montañas, excursiones, museos, huéspedes",
    food: "Comidas, alimentos, cocinas, restaurantes, pan, panadería, harina, pasta, almuerzos, recetas, platos, café, menú",
    transport:
      "Entregas, logística, cargas, camiones, furgonetas, transportes, aparcamientos, vehículos, coches, mensajeros, rutas, flotas, frío, paquetes",
    cycling: "Bicicletas, una bici, bicis, ciclistas, ciclismo, patinetes",
    health: "Salud, pacientes, clínicas, hospitales, cuidados, médicos, enfermería, heridas, terapias, farmacias",
    money:
      "Bancos, un pago, pagos, facturas, seguros, finanzas, créditos, dinero, precios, impuestos, cuentas, ahorros",
    learning:
      "Aprender, escuelas, una clase, clases, cursos, formación, maestros, estudiantes, educación, universidades, idiomas",
    data: "Datos, software, aplicaciones, plataformas, previsión, algoritmos, inteligencia, digital, la nube, satélites",
    energy:
      "Energía, solar, viento, eólica, electricidad, calefacción, baterías, clima, emisiones, hidrógeno, recargas",
    refill:
      "Rellenar, reciclaje, reutilizar, residuos, basura, envases, botellas, una caja, cajas, circular, depósitos, jabón",
    community: "Comunidad, vecinos, voluntarios, un club, eventos, equipos, juntos, reuniones, fiestas",
    animals: "Animales, mascotas, perros, gatos, un ave, aves, fauna, veterinarios, abejas, insectos, caballos",
    wood: "Madera, bosques, forestal, árboles, carpinteros",
    papers:
      "Contratos, una ley, leyes, documentos, certificados, permisos, normas, auditorías, trámites, formularios, origen",
    communication: "Comunicación, teléfonos, mensajes, una red, redes, radio, medios, publicidad, una marca, internet",
    textiles: "Textil, la moda, ropa, una tela, lavandería, camisas, costura, uniformes",
    time: "Tiempo, horarios, turnos, planificación, calendarios, esperas, reservas, una cita, noches",
    garden: "Jardines, una flor, flores, huertos, verduras, hierbas, semillas, balcones, azoteas, hidroponía",
  },
  fr: {
    buildings:
      "Un bureau, bureaux, immeubles, bâtiments, locataires, immobilier, ascenseurs, villes, urbain, appartements, chantiers, une rue, rues",
    home: "Maisons, foyers, logements, familles, meubles, domicile, aînés",
    trade: "Magasins, boutiques, un marché, marchands, détaillants, supermarchés, vendeurs",
    farming:
      "Fermes, champs, cultures, récoltes, le sol, céréales, blé, agriculteurs, vignes, vignobles, vergers, une serre, élevages",
    industry: "Usines, industrie, moulins, entrepôts, poussières",
    machines: "Pièces, réparations, outils, moteurs, capteurs, ateliers, mécaniciens",
    water: "Eau, une eau, mer, bateaux, navires, poissons, pêche, rivières, côte",
    travel: "Voyages, touristes, visites, vacances, montagnes, randonnées, musées",
    food: "Repas, aliments, cuisines, pains, boulangers, farines, pâtes, déjeuners, recettes, un plat, plats, un café, cantines, traiteurs",
    transport: "Livraisons, camions, camionnettes, stationnement, véhicules, voitures, coursiers, colis",
    cycling: "Vélo, vélos, cyclistes, trottinette",
    health: "Santé, cliniques, hôpitaux, soin, soins, infirmiers, plaies, thérapies, pharmacies",
    money: "Banques, paiements, factures, assurances, argent, un prix, impôts, un compte, épargne",
    learning: "Apprendre, écoles, un cours, leçons, enseignants, élèves, étudiants, langues",
    data: "Données, logiciels, prévisions, numérique, nuages",
    energy: "Énergie, éolienne, vent, électricité, chauffage, climat, hydrogène, recharges",
    refill:
      "Remplir, réemploi, réutiliser, déchets, emballages, bouteilles, une caisse, circulaire, consignes, savons, bocaux",
    community: "Communauté, voisins, bénévoles, événements, équipes, citoyens, ensemble, réunions, fête, associations",
    animals: "Animaux, chiens, un chat, chats, oiseaux, faune, vétérinaires, abeilles, insectes, cheval",
    wood: "Bois, forêts, un arbre, arbres, menuisiers, charpentes",
    papers: "Contrats, juridique, le droit, une loi, documents, certificats, conformité, formulaires, origines",
    communication: "Téléphones, réseau, médias, publicité, une marque",
    textiles: "Une mode, vêtements, tissus, linge, chemises, couture, lessives",
    time: "Un temps, horaires, calendriers, attentes, réservations, rendez-vous, nuits",
    garden: "Jardins, fleurs, potagers, légumes, herbes, semences, une plante, balcons, un toit",
  },
  ja: {
    buildings: "オフィス, 高いビル, 建物, テナント, 不動産, エレベーター, 換気, 都市, マンション, 建設",
    home: "家庭, 住宅, 自宅, 暮らし, 家族, 親子, 家具, 高齢者",
    trade: "店舗, 商店, 小売, 市場, 通販, スーパー, 販売店",
    farming: "農業, 農家, 畑, 収穫, 土壌, 穀物, 小麦, 果樹, 温室, ハウス, 灌漑, 畜産, 農園",
    industry: "工場, 製造, 生産, 工業, 製粉, 倉庫, 組立",
    machines: "機械, ロボット, 部品, 修理, 保守, 工具, エンジン, センサー, 整備",
    water: "海, 船, 漁, 港, 川, 水産, 水道, 沿岸",
    travel: "旅行, 観光, ホテル, 宿, 山, 登山, キャンプ, 博物館, 見学",
    food: "食品, 料理, 食事, レストラン, パン, 弁当, 給食, レシピ, 厨房, カフェ, 菓子",
    transport: "配送, 物流, 輸送, トラック, 駐車, 車両, 宅配, 配達, 運送, 便",
    cycling: "自転車, サイクリング",
    health: "健康, 患者, 病院, 医療, 介護, 看護, 薬, 診療, 治療",
    money: "銀行, 支払, 請求, 保険, 金融, 融資, 料金, 税, 会計, 貯蓄",
    learning: "学習, 学校, 授業, 研修, 教育, 学生, 大学, 語学, 教材",
    data: "データ, ソフトウェア, アプリ, プラットフォーム, 予測, 人工知能, 分析, クラウド, デジタル",
    energy: "エネルギー, 太陽光, 風力, 電力, 電気, 暖房, 電池, 気候, 排出, 水素, 充電",
    refill: "詰め替え, リサイクル, 再利用, 廃棄, 包装, 容器, 循環, 回収, ごみ",
    community: "地域, コミュニティ, 近所, ボランティア, イベント, 会員, 市民, 祭り",
    animals: "動物, ペット, 犬, 猫, 鳥, 獣医, 蜂, 昆虫",
    wood: "木材, 森, 林業, 樹木, 大工",
    papers: "契約, 法務, 法律, 書類, 証明, 許可, 監査, 申請, 規制",
    communication: "通信, 電話, 通知, ネットワーク, 放送, 広告, メディア",
    textiles: "繊維, 衣服, 服, 洗濯, 布, 制服",
    time: "時間, 予定, シフト, 計画, 予約, 待ち, 夜間",
    garden: "庭, 花, 野菜, 水耕, 種, 苗, 屋上, ベランダ, 植物, ハーブ",
  },
};

/** Words that alone tell for whom it is. */
const audiences: Readonly<Record<string, Readonly<Record<Audience, string>>>> = {
  en: {
    homes:
      "Homes, households, families, parents, a child, children, consumers, private, guests, tenants, patients, pets, residents, cooks",
    companies:
      "Companies, business, managers, offices, facilities, suppliers, manufacturers, operators, procurement, enterprises, bakers, retailers, farmers, plants, engineers",
    public:
      "Public, cities, citizens, municipal, communities, schools, students, volunteers, nurseries, museums, hospitals, visitors, neighbours, pavements",
  },
  de: {
    homes: "Haushalte, Familien, Eltern, Kinder, Verbraucher, private, Mieter, Gäste, Patienten, Senioren",
    companies:
      "Unternehmen, Firmen, Betriebe, Büros, Lieferanten, Hersteller, Handwerker, Einkauf, Bäckereien, Händler, Landwirte, Industrie",
    public:
      "Öffentlich, Städte, Bürger, Gemeinden, Schulen, Schüler, Vereine, Museum, Krankenhäuser, Besucher, Nachbarn",
  },
  es: {
    homes:
      "Hogares, familias, padres, niños, consumidores, particulares, inquilinos, huéspedes, pacientes, mayores, turistas",
    companies:
      "Empresas, negocios, oficinas, proveedores, fabricantes, operadores, compras, minoristas, panaderías, industria",
    public: "Público, ciudades, ciudadanos, municipios, escuelas, estudiantes, museos, hospitales, visitantes, vecinos",
  },
  fr: {
    homes: "Foyers, familles, enfants, consommateurs, particuliers, locataires, aînés, ménages",
    companies: "Entreprises, sociétés, bureaux, fournisseurs, fabricants, exploitants, achats, détaillants, boulangers",
    public: "Villes, citoyens, communes, écoles, élèves, musées, hôpitaux, visiteurs, voisins, bénévoles",
  },
  ja: {
    homes: "家庭, 家族, 子ども, 消費者, 個人, 住民, 患者, 高齢者",
    companies: "企業, 会社, オフィス, 事業者, メーカー, 業者, 農家, レストラン",
    public: "公共, 市民, 自治体, 学校, 学生, 病院, 来館, 地域",
  },
};

const toldOf = (title: string) => subjectsOf({ title, summary: "", more: [] });
const eachOf = <Names extends string>(table: Readonly<Record<string, Readonly<Record<Names, string>>>>) =>
  Object.entries(table).flatMap(([language, named]) =>
    (Object.entries(named) as [Names, string][]).map(([name, words]) => ({ language, name, words: words.split(", ") })),
  );

describe("a picture shows what a single word tells", () => {
  test.each(eachOf(subjects))("$language: $name", ({ name, words }) => {
    expect(words.map((word) => `${word}: ${toldOf(word).main}`)).toEqual(words.map((word) => `${word}: ${name}`));
  });

  test.each(eachOf(audiences))("and for whom it is, $language: $name", ({ name, words }) => {
    expect(words.map((word) => `${word}: ${toldOf(word).audience}`)).toEqual(words.map((word) => `${word}: ${name}`));
  });
});
