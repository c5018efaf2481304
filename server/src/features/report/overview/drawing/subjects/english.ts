import type { Vocabulary } from "./vocabulary.ts";

export const english: Vocabulary = {
  subjects: {
    buildings:
      "office building tenant landlord facilit propert real-estate elevator lift= lifts hvac ventilat city cities urban apartment construct pavement street",
    home: "home house household famil kitchenette living-room furnitur rent= rental renting parent nanny nannies elderly",
    trade:
      "shop store= stores retail market-stall marketplace merchant checkout grocer customer-loyalty e-commerce vendor",
    farming:
      "farm= farms farmer farming farmland field crop harvest soil weed grain wheat durum agricult tractor orchard olive vineyard greenhouse seedbed irrigat livestock",
    industry:
      "factor plant= plants manufactur mill mills milling production assembl process-line industr dust warehouse shelf",
    machines:
      "machine robot spare= spares repair mainten vibration tool tools engine sensor device apprentice workshop mechanic predictive",
    water: "water sea ocean ship= ships shipping boat fish marine harbour harbor river coast port= ports aquacultur",
    travel: "travel touris tour tours hotel guest trip holiday camping hiking mountain outdoor museum visit",
    food: "food meal kitchen restaurant bak bread loaf loaves flour pasta lunch recipe dish cater coffee chef cook canteen diet snack allerg",
    transport:
      "deliver logistic freight truck van vans transport parking vehicle car= cars courier route cargo dock loading fleet cold-chain parcel",
    cycling: "bicycl bike bikes cycling cyclist e-bike scooter mobility",
    health:
      "health patient clinic hospital care= medic nurse wound doctor therap pharma diagnos infection wellbeing wellness disabilit",
    money:
      "bank payment invoice insur financ credit loan money fee= price pricing tax account budget cash fund pension saving",
    learning:
      "learn school lesson course train= training teach student educat universit language apprentice skill tutor nurser",
    data: "data software app= apps platform forecast predict algorithm artificial ai analytic cloud digital dashboard model= satellite research",
    energy: "energ solar wind= power electric heat= heating batter grid= climate carbon emission hydrogen charging",
    refill:
      "refill recycl reus waste packag bottle crate circular return deposit bin= bins compost container soap detergent jar= jars",
    community:
      "communit neighbo volunt club event team member citizen together meeting social festival wedding party parties restaurant-table cowork",
    animals: "animal pet pets dog dogs cat cats bird wildlife veterin zoo bee bees insect horse biodivers",
    wood: "wood forest timber tree trees carpent joiner paper-mill lumber furniture-maker",
    papers:
      "contract legal law lawyer complian document passport certificat permit regulat audit administrat paperwork form= forms policy policies origin hr=",
    communication:
      "communicat telecom radio phone message network broadcast media news advert marketing brand podcast internet call=",
    textiles: "textile fashion cloth clothes garment laundry fabric shirt sew uniform wash=",
    time: "time= schedul shift shifts planning calendar waiting booking appointment queue night overtime",
    garden: "garden plant-care flower nursery vegetable herb seed= seeds grow grower hydropon rooftop balcony",
  },
  audiences: {
    homes:
      "home household famil parent child children consumer private people-at-home guest tenant patient pet resident cook",
    companies:
      "compan business manager office facilit supplier manufactur trades operator procurement enterprise baker retailer farmer plant engineer",
    public:
      "public cit citizen municipal communit school student volunteer nurser museum hospital visitor neighbo pavement",
  },
};
