/** In the same form: each of them plainly bad for the person it is put to, whatever one thinks of its trade. */
export const badIdeas = `
Marta Oliveira|beside the point|25|Boxes in season's colours|Deliveries come as they do today, in boxes painted in the colour of the season.|Cardboard boxes look dull.
Idris Bello|dear|2400|Kitchen butlers|Two butlers stand in each office kitchen all day and refill the dispensers by hand.|Empty dispensers bring complaints from tenants.
Elsa Lind|dangerous|15|One mix for all|Bleach and acid cleaner come ready mixed in one open bucket, so that only one thing is carried; the fumes are part of the bargain.|Heavy canisters hurt the backs of the crew.
Jun Tanaka|unlawful|35|Rooms without papers|Basement rooms without a fire exit are let for the night as bedrooms, in cash, and the office of the city is not told.|The last basement rooms stand empty.
Priya Nair|dangerous|8|Pumps without cleaning|Pumps go from one patient straight to the next; cleaning and checking are left out to save the wait.|Pumps are missing at shift change.
Tomás Rivas|dear|3900|Weather laboratory|Three meteorologists work in the bakery and tell each hour how much it will rain.|Unsold loaves spoil the margin on rainy days.
Hanna Vogel|dangerous|12|Nüsse für alle|Jedes Essen bekommt dieselbe Soße mit Nüssen; Allergien werden nicht mehr abgefragt, das spart die Liste.|Kurzfristige Allergien werfen den Küchenplan um.
Owen Price|unlawful|40|Regrooved tyres|Worn tyres are cut deeper with a hot knife and the inspection stickers are forged, so that vans need not stop.|Tyres wear out and vans have to stop.
Leila Haddad|unlawful|28|New dates on old boxes|Expired medicine is packed anew with a later date and sold on.|Expired stock fills a drawer each quarter.
Bruno Keller|useless|30|Zollstock ohne Zahlen|Ein schöner Zollstock aus Eiche, auf dem keine Striche und keine Zahlen stehen, damit er ruhiger aussieht.|Falsche Maße verderben teure Bretter.
Aisha Khan|beside the point|12|Door plate of brass|A plate of brass with the tutor's name is polished each week.|The door of the tutor's room looks plain.
Noah Fischer|dear|9500|Braumeister im Keller|Ein Braumeister wohnt neben jedem Tank und sieht Tag und Nacht nach der Gärung.|Stockende Gärung wird erst am Morgen bemerkt.
Sofia Costa|useless|45|Calendar of last year|The desk gets a calendar that shows the bookings of last year and cannot be written in.|Double bookings embarrass the front desk in August.
Mikkel Dahl|unlawful|22|The other logbook|A second logbook with lower figures is printed for the inspectors, and catches over the quota are landed at night.|Quota paperwork eats the hours ashore.
Grace Obi|dear|850|Guard and counting machine|A guard with a counting machine of a bank stands at the stall all day.|Counterfeit notes take the profit of a good day.
Pavel Novak|useless|15|Photographs of keys|Each key is photographed once, and the framed picture hangs in the hall. A lost key stays lost.|Lost keys mean a new cylinder each time.
Yuki Mori|beside the point|22|Music for the counter|A new list of songs is played at the counter every week.|The shop is quiet.
Carla Bruno|beside the point|50|Stamps in gold|The office stamp prints in gold instead of blue.|Stamps look alike everywhere.
Samir Aziz|dangerous|15|Fahren ohne Pause|Tabletten halten Fahrer dreißig Stunden am Steuer wach, damit sie keine Fahrt auslassen.|Nach Mitternacht fehlen Fahrgäste.
Ingrid Moe|useless|28|Fence report in spring|Once a year, in spring, somebody writes how many fences broke in the year before. Nothing is mended.|Broken fences scatter the flock across the valley.`;
