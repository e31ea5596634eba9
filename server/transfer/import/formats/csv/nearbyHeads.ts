/** Heads by field in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Hindi. */
export const nearbyHeads: Readonly<Record<string, readonly string[]>> = {
  name: [
    ...['names', 'ihr name', 'dein name', 'vor- und nachname', 'vollständiger name', 'absender', 'ansprechpartner'],
    ...['kunde', 'rezensent', 'verfasser', 'autor', 'nom complet', 'nom et prénom', 'prénom et nom', 'votre nom'],
    ...['auteur', 'nombre completo', 'nombre y apellidos', 'nombre del autor', 'tu nombre', 'nome e cognome'],
    ...['nome completo', 'il tuo nome', 'seu nome', 'autore', 'volledige naam', 'uw naam', 'imię i nazwisko'],
    ...['twoje imię', 'पूरा नाम', 'आपका नाम', 'ग्राहक'],
  ],
  email: ['mailadresse', 'courriel', 'adresse électronique', 'correo', 'e-mailadres', 'adres e-mail', 'ईमेल', 'ई-मेल'],
  createdAt: [
    ...['eintragsdatum', 'eingangsdatum', 'gesendet am', 'abgeschickt am', 'eingegangen am', 'erstellt am'],
    ...['datum und uhrzeit', 'datum, uhrzeit', 'bewertungsdatum', 'zeitpunkt', "date d'envoi", 'date de soumission'],
    ...["date d'entrée", 'date de création', "date de l'avis", 'date et heure', 'envoyé le', 'reçu le'],
    ...['fecha de envío', 'fecha de entrada', 'fecha de creación', 'fecha y hora', 'enviado el', 'data invio'],
    ...['data di invio', 'data di inserimento', 'data di creazione', 'data e ora', 'inviato il', 'data de envio'],
    ...['data do envio', 'data de criação', 'data e hora', 'enviado em', 'datum verzonden', 'verzonden op'],
    ...['ingediend op', 'datum en tijd', 'data wysłania', 'data zgłoszenia', 'data i godzina', 'wysłano', 'तिथि'],
    ...['दिनांक और समय', 'तारीख और समय', 'भेजने की तारीख', 'समय'],
  ],
  contactNumber: [
    ...['rufnummer', 'telefon-nr', 'handy', 'handynummer', 'kontaktnummer', 'téléphone', 'portable', 'móvil'],
    ...['teléfono móvil', 'celular', 'número de teléfono', 'cellulare', 'numero di telefono', 'telefone', 'telemóvel'],
    ...['telefoon', 'telefoonnummer', 'mobiel nummer', 'numer telefonu', 'फ़ोन', 'फ़ोन नंबर', 'मोबाइल नंबर', 'दूरभाष'],
  ],
  message: [
    ...['ihre nachricht', 'nachricht oder kommentar', 'anliegen', 'ihr anliegen', 'mitteilung', 'kommentar', 'anfrage'],
    ...['votre message', 'votre demande', 'demande', 'commentaire', 'commentaires', 'tu mensaje', 'consulta'],
    ...['comentario', 'comentarios', 'richiesta', 'commento', 'mensagem', 'comentário', 'bericht', 'opmerkingen'],
    ...['wiadomość', 'treść wiadomości', 'संदेश', 'सन्देश', 'पूछताछ', 'आपकी पूछताछ', 'long answer'],
  ],
  clientFeedback: [
    ...['rezension', 'bewertungstext', 'kommentar', 'bewertung', 'erfahrungsbericht', 'avis', 'commentaire'],
    ...['témoignage', 'reseña', 'opinión', 'valoración', 'comentario', 'testimonio', 'recensione', 'commento'],
    ...['avaliação', 'opinião', 'depoimento', 'comentário', 'recensie', 'beoordeling', 'opinia', 'recenzja'],
    ...['समीक्षा', 'टिप्पणी', 'प्रतिक्रिया'],
  ],
  rating: [
    ...['sterne', 'anzahl sterne', 'sternebewertung', 'gesamtbewertung', 'note', 'étoiles', "nombre d'étoiles"],
    ...['évaluation', 'calificación', 'puntuación', 'valoración', 'estrellas', 'valutazione', 'voto', 'stelle'],
    ...['punteggio', 'classificação', 'avaliação', 'nota', 'estrelas', 'beoordeling', 'sterren', 'ocena', 'gwiazdki'],
    ...['रेटिंग', 'सितारे', 'स्टार'],
  ],
  companyName: [
    ...['unternehmen', 'firmenname', 'entreprise', 'société', 'empresa', 'azienda', 'società', 'bedrijf'],
    ...['bedrijfsnaam', 'nazwa firmy', 'कंपनी', 'कंपनी का नाम'],
  ],
  position: ['funktion', 'beruf', 'poste', 'fonction', 'cargo', 'puesto', 'ruolo', 'functie', 'stanowisko', 'पद'],
  sentFrom: ['quell-url', 'url de la source', 'url source', 'url de origen', 'url di origine', 'bron-url'],
};

/** Words in the heads of questions, as plain heads have them. */
export const nearbyWords: Readonly<Record<string, string>> = {
  email: 'courriel|correo',
  name: 'imie|autor|auteur',
  contactNumber:
    'tel|rufnummer|portable|movil|celular|cellulare|telemovel|telefone|telefoon\\p{L}*|gsm|komorkowy|व्हाट्सएप|व्हाट्सऐप|दूरभाष',
  createdAt: 'data|eingegangen|gesendet|abgeschickt|verzonden|envoye|enviado|inviato|समय|तिथि',
  message:
    'anliegen|mitteilung|kommentar|helfen|demande|aider|consulta|ayudar|ayudarte|ayudarle|duda|pregunta|richiesta|domanda|aiutare|aiutarti|duvida|ajudar|vraag|opmerking|helpen|wiadomosc|wiadomosci|pytanie|पूछताछ|मदद|सहायता|आवश्यकता',
};
