import type { FoundPages } from '../en-US/found-pages.ts';

export const foundPages: FoundPages = {
  news: {
    title: 'Actualités',
    body: 'Annonces, actualités de l’Exposition, économie et commerce, cas de coopération, photos et vidéos.',
    words: 'presse médias nouvelles flux RSS images films',
  },
  forum: {
    title: 'Programme',
    body: 'Tous les événements de l’Exposition par jour, par type et par thème\u202f: grands rendez-vous, forums de haut niveau, rencontres d’affaires, séminaires et événements associés.',
    words: 'agenda calendrier horaires conférence cérémonie ouverture intervenants',
  },
  exhibitors: {
    title: 'Liste des exposants',
    body: 'Les entreprises qui exposent, leurs produits, leurs halls et leurs stands, par secteur, pays et hall.',
    words: 'exposants sociétés annuaire',
  },
  buyers: {
    title: 'Annuaire des acheteurs',
    body: 'Les acheteurs et ce qu’ils recherchent, par secteur et par pays.',
    words: 'importateurs achats approvisionnement',
  },
  layout: {
    title: 'Plan des halls',
    body: 'Les plans des halls, leurs thèmes et l’emplacement de chaque stand.',
    words: 'carte pavillons emplacements',
  },
  cloud: {
    title: 'Expo en ligne',
    body: 'L’Expo en ligne\u202f: halls, entreprises et produits, toute l’année.',
    words: 'virtuelle internet',
  },
  service: {
    title: 'Services aux participants',
    body: 'Hôtels, restauration, transports, traduction, culture et tourisme\u202f: ce dont visiteurs et exposants ont besoin.',
    words: 'voyage hébergement aide',
  },
  hotels: {
    title: 'Hôtels',
    body: 'Les hôtels proches de l’Exposition, leur distance et la façon de réserver.',
    words: 'hébergement chambres logement',
  },
  negotiation: {
    title: 'Négociation de projets',
    body: 'La banque de projets sino-africains\u202f: commerce, investissement, marchés de travaux, par pays, secteur et catégorie.',
    words: 'opportunités investissement mise en relation',
  },
  brand: {
    title: 'Espace partenaires',
    body: 'Les partenaires de l’Exposition, par niveau, et l’histoire de leurs marques.',
    words: 'sponsors parrainage marques',
  },
  contact: {
    title: 'Contact',
    body: 'Téléphone et adresses du service d’information, et accès.',
    words: 'mail courriel adresse itinéraire secrétariat',
  },
  downloads: {
    title: 'Téléchargements',
    body: 'Manuels, formulaires, logos et documents à télécharger.',
    words: 'fichiers PDF brochure',
  },
  previous: {
    title: 'Éditions précédentes',
    body: 'Thèmes, pays à l’honneur, résultats et chiffres des éditions passées.',
    words: 'histoire archives première deuxième troisième',
  },
  countries: {
    title: 'Pays d’Afrique',
    body: 'Les pays d’Afrique, leurs produits et leurs exposants.',
    words: 'pays invités carte',
  },
};
