/* Answers of several sentences, as models write them for a persona: reasons first, hedges, and a last word that may turn it all round. Labelled as in `labelled-answers.ts`. */

export const longerEnglish = `
+ Deliveries at six would be new to me. The lift is blocked every morning as it is, and $24 is less than I can spend. I would give it a month.
- I see why you thought of it. My trouble is the lift, though, and coloured boxes block it just as well. I will leave it.
? Honestly, my first question is who unloads when the van is late. Without that I cannot tell you.
- The fumes alone would put my crew in hospital. Nobody on my team is going to mix those two.
+ My crew carries canisters every day, and it hurts them. Powder in sachets solves that. Yes from me, provided the steward has nothing against it, and he won't.
? It sounds useful for a ward. But infection control has to approve it, and I don't decide that alone.
- Two thousand four hundred dollars a month? I pay eighty-five for supermarket runs. That is not a serious offer.
+ A lever and no app, that is what I have been asking for. I'd have one in each van.
- Letting rooms without a fire exit would cost me my licence. I am not doing that.
? My brother and I decide such things together. I would show him the two pages and see what he says.
- What you describe is forging a logbook. The harbour office would take my licence, and rightly.
+ It would save me hours ashore, and twenty dollars is fair. Put me down for it.
- A calendar of last year tells me nothing about this August. I'd not spend a cent on it.
? There might be something in it for the winter. I'd need to talk to the owner family before I say anything.
+ I was sceptical at first. Still, a lamp with a battery costs me less than one false note, so I am for it.
- My sister would laugh at me if I paid a guard more than the stall earns.
+ If it can be ended each month, then yes, I will take the crates.
? The price is within my limit. Whether it helps on rainy days I have no way of knowing.
- You keep raising the price and I keep giving the same answer. $29 is where it ends.
- You say everybody is thrilled. I am not everybody, and I have told you my reason.
+ All right, all right. You win, $44 it is.
- I understand that it is the last place. Give it to somebody else.
+ Well, if you put it like that, it does sound like a great idea.
? I have named my reasons already. I would rather talk about the lift.`;

export const longerGerman = `
+ Die Liste um halb acht käme für mich gerade noch rechtzeitig. 18 Dollar im Monat kann ich ausgeben. Das probiere ich.
- Dieselbe Soße mit Nüssen für alle wäre für drei Kinder lebensgefährlich. So etwas gibt es in meiner Küche nicht.
? Ob das mit unserem Küchenplan zusammengeht, muss ich zuerst mit der Schulleitung klären.
- Ein Zollstock ohne Zahlen? Damit schneide ich jedes Brett falsch. Den können Sie behalten.
+ Eine Anschlagleiste, die mir keiner als Abo andreht, fehlt mir schon lange. Ich leihe sie für drei Monate.
? Das Angebot klingt vernünftig. Mein Partner und ich schauen uns so etwas aber immer gemeinsam an.
- Tabletten, um dreißig Stunden zu fahren, rühre ich nicht an. Damit setze ich Leben aufs Spiel.
+ Nach Mitternacht stehe ich oft leer. Wenn die Klinik anruft, fahre ich, und zwölf Dollar sind mir das wert.
- Sie können noch so oft fragen: Über 60 Dollar gehe ich nicht.
- Alle anderen mögen begeistert sein. Mich überzeugt das nicht.
+ Na gut, Sie haben mich überredet. 99 Dollar, und die Sache ist erledigt.
? Ein Grund dagegen fällt mir gerade nicht ein, einer dafür auch nicht.
+ Von mir aus gern, das erspart mir den Weg in den Keller.
- Den letzten Platz überlasse ich gern jemand anderem.
? Was passiert denn, wenn der Fühler ausfällt? Vorher sage ich nichts dazu.
- Mein Vater würde mir das nie durchgehen lassen, und ich sehe es genauso.`;

/** Written when the rule was finished, and never used to change it. */
export const laterEnglish = `
+ My round would be over before noon, and that is all I want. I'll take two of them.
- I read your page twice. There is nothing in it for a notary's office, so I won't be spending money on it.
? The matron has the last word on anything that beeps, so ask me when she is back.
+ I'd rather pay fifteen dollars than carry another canister, so yes.
- Fifty-five is what a van is worth to me per year, and you ask for two hundred. No.
? I like that nothing leaves the shop. What happens when the tablet breaks?
- We have been through this. My answer has not changed and will not change.
+ You've got me there. Okay, I admit it is a good idea.
- Cutting old tyres deeper kills drivers. I would report anybody who offers me that.
? I'd have to see a winter with it.
+ That is a fair price for a wheel within the hour. I would sign today.
- Songs do not keep peonies fresh. I don't want it.
? I use tags and a notebook. Fences break in spring.
- No, and please stop asking.
+ I would use it from tomorrow, if only for the evenings when two families cancel.
- A gold stamp is vanity. The chamber would ask me what I was thinking.`;

export const laterGerman = `
+ Das erspart mir jeden Morgen eine halbe Stunde. Ich nehme es.
- Einen Braumeister neben jedem Tank kann sich hier niemand leisten. Das lehne ich ab.
? Dazu müsste ich wissen, wer am Wochenende liefert.
- Ich habe Ihnen schon gesagt, dass ich über die 19 Dollar nicht hinausgehe.
+ Ja, machen wir es so.
? Mein Fahrgast steigt ein, wo er will, darauf habe ich keinen Einfluss.
- Begeistert bin ich nicht, und kaufen würde ich es auch nicht.
+ Für den Keller würde ich mir so eine Tafel hinhängen, und 45 Dollar gebe ich dafür aus.
- Mit einem gefälschten Datum würde ich meine Zulassung verlieren.
? Das kommt auf den Metzger an.`;
