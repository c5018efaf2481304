import type { Vocabulary } from "./vocabulary.ts";

export const french: Vocabulary = {
  subjects: {
    buildings:
      "bureau= bureaux immeuble batiment locataire immobili ascenseur ventilation ville urbain appartement chantier construct rue= rues",
    home: "maison foyer logement famille parents meuble domicile aine",
    trade: "magasin boutique commerce marche= marchand detaillant supermarche vendeur",
    farming:
      "ferme champ culture recolte sol= cereale ble= agricol agricult vigne vignoble verger serre= irrigation elevage",
    industry: "usine industri production manufactur moulin entrepot atelier-de-montage poussiere",
    machines: "machine robot piece-detachee pieces reparation mainten outil moteur capteur atelier mecani",
    water: "eau= eaux mer= ocean bateau navire poisson peche= port= riviere cote= maritime",
    travel: "voyage touris hotel visite vacances montagne randonnee musee camping",
    food: "repas aliment cuisine restaurant pain= pains boulang farine pates dejeuner recette plat= plats cafe= cantine traiteur",
    transport:
      "livraison logisti fret camion camionnette transport stationnement vehicule voiture coursier flotte colis chaine-du-froid",
    cycling: "velo velos cyclis vae= trottinette",
    health: "sante patient clinique hopital hopitaux soin soins medic infirm plaie therapie pharmac",
    money: "banque paiement facture assurance financ credit argent prix= impot compte= epargne",
    learning: "apprend apprenti ecole cours= lecon formation enseign eleve etudiant educa universite langue",
    data: "donnees logiciel application plateforme prevision algorithme intelligence numerique nuage satellite",
    energy: "energi solaire eolien vent= electri chauffage batterie climat emission hydrogene recharge",
    refill:
      "recharge-de remplir recycl reemploi reutilis dechet emballage bouteille caisse= circulaire consigne compost savon bocal bocaux",
    community: "communaute voisin benevol club= evenement equipe membre citoyen ensemble reunion fete= associat",
    animals: "animal animaux chien chat= chats oiseau faune veterinaire abeille insecte cheval",
    wood: "bois= foret arbre arbres menuis charpent",
    papers: "contrat juridique droit= loi= document certificat permis conformite audit administrat formulaire origine",
    communication: "communicat telephone message reseau radio media publicite marketing marque= internet",
    textiles: "textile mode= vetement tissu linge chemise couture uniforme lessive",
    time: "temps= horaire equipe-de-nuit planning calendrier attente reservation rendez-vous nuit",
    garden: "jardin fleur potager legume herbe semence graine plante= plantes balcon toit= hydropon",
  },
  audiences: {
    homes: "foyer famille parents enfant consommateur particulier locataire patient aine menage",
    companies: "entreprise societe bureau fournisseur fabricant exploitant achats detaillant boulang industri",
    public: "public ville citoyen commune ecole eleve musee hopital hopitaux visiteur voisin benevol",
  },
};
