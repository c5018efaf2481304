/** For whom, what kind, its price, title, what it is, which problem it is about. Each is about the person's own trouble and within its limit. */
export const fairIdeas = `
Marta Oliveira|fair|24|One delivery window|All suppliers of a building share one van that unloads at six, before anybody needs the goods lift.|Small deliveries block the goods lift in the morning.
Marta Oliveira|fair|18|Trolleys for floors|A locked trolley is packed outside for each floor and rolled in once a week.|Every floor needs its stock, and nobody has the lift for it.
Idris Bello|fair|15|Dispenser watch|A host on the street checks the dispensers of ten offices each evening and tops them up.|Empty dispensers bring complaints from tenants.
Idris Bello|fair|12|Kitchen crates|Crates for the kitchens stand at the door before breakfast; the empty ones are taken back. It can be ended each month.|Kitchens have to be refilled before breakfast.
Elsa Lind|fair|20|Powder in sachets|Cleaner comes as powder in sachets that is mixed at the tap, so that no canister is carried.|Heavy canisters hurt the backs of the crew.
Elsa Lind|fair|16|Van hoist|A small hoist lifts canisters from the van to the trolley. It has a lever and no app.|Lifting canisters takes the crew's strength and time.
Jun Tanaka|fair|40|Lease in plain words|A notary's office rewrites each lease on two pages that both sides sign.|Unclear leases delay the handover of rooms.
Jun Tanaka|fair|30|Basement viewing days|Two days a month somebody shows the basement rooms to small firms and hands in their papers complete.|The last basement rooms stand empty.
Priya Nair|fair|12|Pump board|A silent light board at the ward desk shows which pump stands in which room.|Pumps are missing at shift change, and patients wait.
Priya Nair|fair|9|Pump porter|A porter brings cleaned pumps back to each ward before the shift changes.|Pumps are missing at shift change.
Tomás Rivas|fair|10|Rain list|A short list each evening says how many loaves the street bought on the last ten rainy days.|Unsold loaves spoil the margin on rainy days.
Tomás Rivas|fair|8|Evening bag club|Neighbours order a bag of what is left at six and pick it up at seven.|Loaves stay unsold in the evening.
Hanna Vogel|fair|18|Allergietafel|Eltern melden Allergien bis sieben Uhr; in der Küche hängt um halb acht eine Liste mit dem Ersatzgericht. Eine feste Person ist am Telefon.|Kurzfristige Allergien werfen den Küchenplan um.
Hanna Vogel|fair|14|Ersatzgericht im Glas|Ein Metzger im Ort liefert jede Woche zehn Gläser mit einem Essen ohne die üblichen Allergene.|Für plötzliche Allergien fehlt ein fertiges Essen.
Owen Price|fair|45|Tyre round|A fitter checks all tyres of the vans in the yard each month and changes what is worn.|Flat tyres strand drivers on the motorway.
Owen Price|fair|50|Spare wheel depot|Three depots along the motorway keep a wheel for each van and bring it within the hour.|Vans that stand cost the day.
Leila Haddad|fair|30|Expiry drawer|Twice a quarter somebody scans the drawers on the shop's own tablet and lists what expires next. Nothing leaves the shop.|Expired stock fills a drawer each quarter.
Leila Haddad|fair|25|Small boxes|The wholesaler delivers slow medicines in quarter boxes.|Whole boxes expire before they are sold.
Bruno Keller|fair|30|Maßkontrolle am Brett|Eine Anschlagleiste mit großer Skala wird einmal eingerichtet und für drei Monate geliehen, ohne Vertrag danach.|Falsche Maße verderben teure Bretter.
Bruno Keller|fair|25|Zuschnitt zur Probe|Eine Platte aus billigem Holz wird mitgeliefert, auf der jeder Schnitt zuerst angezeichnet wird. Bezahlt wird nur, was bestellt ist.|Teure Eiche wird falsch zugeschnitten.
Aisha Khan|fair|12|Seat swap|Parents put a cancelled lesson on a list, and another family takes the hour.|Late cancellations leave holes in the evening timetable.
Aisha Khan|fair|10|Deposit for lessons|Parents pay a small deposit for the week that is kept when they cancel late.|Late cancellations cost the tutor the evening.
Noah Fischer|fair|45|Gärwächter|Ein Fühler am Tank zeigt Temperatur und Druck auf einer Tafel im Keller, ohne Verbindung nach draußen.|Stockende Gärung wird erst am Morgen bemerkt.
Noah Fischer|fair|38|Hefe auf Abruf|Ein Labor im Nachbarort bringt binnen drei Stunden frische Hefe, wenn die Gärung stockt.|Stockende Gärung gefährdet das Festbier.
Sofia Costa|fair|40|One room list|One list of rooms is kept for the desk, the telephone and the website, so that a room is sold once. Guests who book at the hotel cost nothing more.|Double bookings embarrass the front desk in August.
Sofia Costa|fair|30|Winter walkers|Walking groups book ten rooms for a winter week directly with the hotel.|Rooms stand empty in winter.
Mikkel Dahl|fair|20|Quota clerk|A clerk in the harbour fills in the quota forms from the landing slips.|Quota paperwork eats the hours ashore.
Mikkel Dahl|fair|15|Form on the slip|The landing slip is printed so that it is the quota form at the same time. Nobody else sees it.|The same figures are written three times.
Grace Obi|fair|7|Note pen and lamp|A lamp with a battery shows false notes at the stall; a worn one is exchanged. There is no fee for a sale.|Counterfeit notes take the profit of a good day.
Grace Obi|fair|5|Change bag|A neighbour brings sorted change each morning and takes large notes to the bank.|The stall cannot close with exact change.
Pavel Novak|fair|12|Key with a number|Lost keys are mailed back by a locksmith who knows the number, and no name, on each key.|Lost keys mean a new cylinder each time.
Pavel Novak|fair|14|Cylinder that is re-pinned|A locksmith changes the pins of a cylinder in ten minutes instead of replacing it.|Each lost key costs a new cylinder.
Yuki Mori|fair|20|Second cooling hour|A neighbour's cold room takes the peonies from noon on hot days, after the morning's trade.|Wilted peonies go to the compost.
Yuki Mori|fair|18|Half bunches|The grower delivers peonies in half bunches at nine, and lilies on Saturday.|Flowers wilt before they are sold.
Carla Bruno|fair|45|Scan at the counter|A scanner at the counter shows at once whether a page can be read, before the client leaves. The paper stays.|Illegible scans send clients home again.
Carla Bruno|fair|35|Missing page letter|Clients get a list of the papers to bring a week before the deed.|Deeds are not closed since a page is missing.
Samir Aziz|fair|15|Rückfahrt vom Bahnhof|Die Genossenschaft teilt nach Mitternacht die Züge mit, aus denen viele aussteigen.|Leerfahrten verbrennen Diesel auf der Ringstraße.
Samir Aziz|fair|12|Klinik ruft zuerst|Zwei Kliniken rufen nach Mitternacht die Fahrer an, die in der Nähe stehen.|Nach Mitternacht fehlen Fahrgäste.
Ingrid Moe|fair|25|Fence walk|Two young people of the valley walk the fences each week and mend what is broken.|Broken fences scatter the flock.
Ingrid Moe|fair|20|Gate bells|A bell on a wire rings at the farm when a fence is torn. It needs no collar and no charging.|Broken fences are found too late.`;
