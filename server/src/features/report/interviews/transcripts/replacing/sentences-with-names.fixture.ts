/** What people say in interviews, the names of people between braces. Half of it German; many other words with a capital beside. */
export const englishSentences = `
Call {Anna Berg} at the office, she orders everything.
I'm {Oluwaseun Adebayo}, head of procurement at the clinic.
My name is {Priya Natarajan} and I run two floors.
Hi {Declan}, thanks for making time on a Monday.
My colleague {Marek} keeps the list, not me.
You should ask {Mark} about the invoices.
Mark the boxes before May, or they vanish.
Will the supplier come back in April?
{Will Harper} signs the big ones, I sign the small ones.
{Rose} told me that the lift was stuck again.
The Rose Garden is where we store the crates.
We moved to Charlotte in June and to Austin in August.
We tried Slack, Jira and Microsoft Teams, and then Excel.
Siemens and Bosch both sent an offer in March.
Thank you, {Sandra}. That was the last one.
In February {Mr. Okonkwo} left and {Ms. Lindholm} took over.
{Dr. Weiss} from the hospital in Leeds complained.
Best regards, {Tomasz Zielinski}
The Facility Manager and the Head of Finance decide together.
{Sarah}'s team counts the towels, {Sarah} does not.
I asked {Jennifer Cole} twice and {Cole} never answered.
Frank discussions help, and I am a Christian charity's treasurer.
Our landlord, {Giovanni}, wants three months' notice.
Then {Fatima} and {Yusuf} carried it down.
We buy from Amazon and from Costco on Park Avenue.
Victoria Station is two stops from our London office.
The Martin Logistics truck was late, as always.
I told {Grace} that we would not renew.
Grace is what you need with that printer.
This is {Kelly} speaking, from the night shift.
The CEO, {Henrik Solberg}, reads every contract.
On Tuesday I met {Hannah Price}, and the price was fine.
Price is not the problem, {Ms. Price} is.
{Mike}, can you hear me?
Bill us monthly, says {Bill Tanaka}, and nobody does.
We have Oracle, SAP and a tool called Monday.
I work with Lena Cloud, which is a software.
Write to {anna.kowalska}@clinic.example, {Anna Kowalska} reads it.
An Art Director and a Product Owner sat with us in Paris.
Nobody in Germany or France does it like that.
The Google Sheets file is {Deepak}'s.
Her name is {Chioma}, she knows.
The caretaker {Wojtek} has the key.
It happened in Jordan, near Amman, in the Summer of 2019.
When {Linda} retired, nobody took over the cupboard.
We asked Purchasing, Legal and Marketing, nobody knew.
That was {Rajesh Iyer}'s idea, and the Board liked it.
So {Bob} called, and then {Bob}'s assistant called.
Good morning {Mrs. Abernathy}, shall we start?
In the Bronx and in Queens they do it by hand.
The Hilton pays more than the Marriott.
Honestly, {Nkechi} does it better than the machine.
I think {Paul} and {Paula} share one login.
Our driver {Stelian} knows every dock.
Sunday is worse than Saturday, Monday is worst.
It was {Jean-Pierre} who found the leak.
Hope is not a plan, says {Karen}.
He was with {Professor Adler} in Vienna, at the Institute.
I have a friend, {Leticia Moreno}, who runs a bakery.
The App Store took its share, Apple always does.
There's a guy named {Dmitri} who fixes it.
Email {j.ferreira}@plant.example if {Ferreira} is out.
Black Friday and Cyber Monday are hell.
I reported to {Gary Stone}; {Stone} reported to nobody.
Nobody told {Maureen} until Thursday.
{Dr. Obi} and {Dr. Hsu} share a fridge at St. Thomas Hospital.
I am responsible for Operations at Delta Airlines.
We had {Vikram} on the phone, {Vikram Patel} I mean.
Then the Board, the Works Council and Legal all said no.
The Ford Transit broke down near Bristol.
{Teresa} from Accounts keeps a spreadsheet.
May I ask who pays? {Ellen} pays.
The Wi-Fi in Building C drops every Friday.
My neighbour {Esi} has the same problem, so does {Colin}.
Jack of all trades, that is our machine.
He is a Boeing man, I am an Airbus man.
`;

export const germanSentences = `
Rufen Sie {Anna Berg} im Büro an, sie bestellt alles.
Der Berg an Kisten steht im Keller.
Ich bin {Katharina} und leite den Einkauf.
Ich bin Leiterin der Buchhaltung in Köln.
{Herr Müller} hat den Vertrag im Mai gekündigt.
{Frau Dr. Weiß} will keine zweite Rechnung.
Mein Kollege {Marek} kümmert sich um die Lieferungen.
Unsere Chefin heißt {Gudrun Albers}, die unterschreibt.
Hallo {Frau Yildirim}, danke für Ihre Zeit.
Danke, {Sabine}. Das war alles.
Wir haben 40 Mark im Jahr gespart, früher.
{Jürgen} holt die Seife am Montag aus dem Großhandel.
Da hat {Jürgen} Kaffee gekocht und wir haben geredet.
Siemens und die Deutsche Bank haben Angebote geschickt.
Im August war der Hausmeister krank, im September auch.
Die Rose am Eingang ist das Logo der Firma.
Mit freundlichen Grüßen {Thomas Krause}
{Thorsten} und {Svenja} tragen die Kisten hoch.
Das Lager in Essen ist größer als das in Frankfurt.
{Herr Koch} kocht nicht, der Koch heißt anders.
Der Koch und der Bäcker bestellen getrennt.
Ich habe {Aylin Demir} gefragt, und {Demir} wusste es nicht.
Wir nutzen Excel, Teams und ein Programm von Otto.
Die Martin GmbH liefert, die Schmidt AG nicht.
Das macht bei uns {Uwe}.
Frau ist hier kein Thema, Herr auch nicht.
Der Winter war hart, der Sommer auch.
{Frau Winter} kommt aus Hamburg.
Das hat {Matthias} Geld gekostet.
Fragen Sie {Stefanie Vogt}, die kennt die Zahlen.
In Rosa und in Weiß gibt es die Spender.
Nein, der Max-Planck-Platz ist gesperrt.
Mein Mann {Bernd} fährt die Ware selbst aus.
Guten Tag {Herr Nowak}, hier spricht {Petra Lang}.
Es hat lang gedauert, bis die Kurzarbeit kam.
Ab Freitag liefert die Post nicht mehr, sagt {Dieter}.
Der Vorstand und die Geschäftsführung wollen Zahlen.
Das Ehepaar aus Berlin zahlt bar, die Charlottenburger nie.
{Özlem} hat den Schlüssel, nicht der Pförtner.
Unser Geschäftsführer, {Friedrich Baum}, hat nein gesagt.
Die Ursache kennt keiner, auch nicht die Technik.
{Annikas} Liste liegt im Büro.
Im Ernst, das kostet 300 Euro.
Wolf im Schafspelz nennen wir den Lieferanten.
Wenn {Herr Dr. Schulze-Kaminski} da ist, geht alles schneller.
Die Küche im Hotel Adlon hat zwei Eingänge.
Das müssen Sie {Ingrid} fragen, nicht mich.
Am Ende hat {Kevin} Kisten geschleppt.
Im Vertrag steht nichts von Seife oder Handtüchern.
{Monika Hofer} aus Salzburg hat uns das gezeigt.
Wir sind mit {Torsten} und {Frau Petrović} nach Wien gefahren.
Beim Bäcker Becker kaufen wir Brot.
Meine Kollegin {Zeynep} führt die Liste.
Der Lange aus dem Lager und die Kleine vom Empfang.
Der Chef sagt nein, die Chefin sagt ja.
Liebe {Heike}, anbei die Zahlen.
Das Angebot von Henkel war teurer als das von Procter.
{Lukas Sommer} kommt im Sommer zurück.
{Peter} sein Büro ist oben, {Claudias} ist unten.
Gestern rief {Frau Vogel} an, {Vogel} mit V.
In Mainz, in Trier und in Bonn ist es gleich.
Der Kunde König ist bei uns niemand.
Ja, {Herr Aydin}, so ist das bei uns.
Mit {Björn} Tee trinken löst kein Problem.
Das Amt hat {Frau Sommerfeld} geschickt, die war nett.
{Renate} und ich teilen uns den Schreibtisch.
Der Herr Direktor wollte eine Marke aus Italien.
Die Leute aus Sachsen kaufen beim Händler Schwarz und Sohn.
Am Dienstag war {Ahmet Kaya} hier, und {Kaya} hat unterschrieben.
Der Preis stimmt, die Menge stimmt, der Lieferant stimmt.
Ich heiße {Birgit Thalmann} und arbeite im Lager.
Wir haben {Herrn Richter} gefragt, nicht den Richter.
Von Bosch kam die Maschine, von Miele die Pumpe.
Was {Werner} sagt, gilt. Was {Werners} Frau sagt, auch.
Mein Steuerberater nimmt das ernst, das Finanzamt nicht.
Unsere Azubine {Leyla} zählt die Flaschen.
`;
