import type { FrontWords } from '../en-US/front.ts';

export const front: FrontWords = {
  home: 'Retour à l’accueil',
  unreadable: 'Cette donnée contient des caractères illisibles.',
  statuses: {
    '400': {
      title: 'Requête incorrecte',
      advice: 'Veuillez vérifier l’adresse et réessayer.',
    },
    '403': {
      title: 'Requête refusée',
      advice: 'Elle vient d’un autre site. Veuillez recommencer depuis une page de ce site.',
    },
    '404': {
      title: 'Page introuvable',
      advice: 'Veuillez vérifier l’adresse ou repartir de l’accueil.',
    },
    '405': {
      title: 'Méthode non autorisée',
      advice: 'Veuillez passer par les pages de ce site.',
    },
    '408': {
      title: 'Délai dépassé',
      advice: 'La connexion est lente. Veuillez réessayer plus tard.',
    },
    '413': {
      title: 'Contenu trop volumineux',
      advice: 'Veuillez raccourcir le texte ou choisir un fichier plus petit.',
    },
    '414': {
      title: 'Adresse trop longue',
      advice: 'Veuillez raccourcir votre recherche et réessayer.',
    },
    '431': {
      title: 'En-têtes trop volumineux',
      advice: 'Veuillez supprimer les cookies de ce site et réessayer.',
    },
    '500': {
      title: 'Une erreur est survenue sur le serveur',
      advice: 'Elle a été enregistrée. Veuillez réessayer plus tard.',
    },
    '503': {
      title: 'Service momentanément indisponible',
      advice: 'Veuillez réessayer plus tard.',
    },
  },
};
