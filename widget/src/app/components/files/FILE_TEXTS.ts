import type { VisitorErrorCode } from '@parlance/domain/widget/visitorError';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';

export interface FileTexts {
  choose: string;
  save: string;
  failed: string;
  errors: Partial<Record<VisitorErrorCode, string>>;
}

function texts(
  [choose, save, failed]: readonly [string, string, string],
  [off, type, damaged, large, unsafe, unchecked, limit]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
): FileTexts {
  return {
    choose,
    save,
    failed,
    errors: {
      'attachments-off': off,
      'attachment-type-invalid': type,
      'attachment-damaged': damaged,
      'attachment-too-large': large,
      'attachment-unsafe': unsafe,
      'attachment-unchecked': unchecked,
      'attachment-limit-reached': limit,
    },
  };
}

/** Texts of files in every language of the chat: they come with their code, which is loaded with a person. */
export const FILE_TEXTS: Readonly<Record<WidgetLocale, FileTexts>> = {
  en: texts(
    ['Send a picture or PDF file', 'Save', 'The file could not be loaded.'],
    [
      'No files are taken here.',
      'Only pictures (JPEG, PNG, WebP) and PDF files can be sent.',
      'The file is damaged, or the picture is too large.',
      'The file is too large. It can have 5 MB at most.',
      'The virus scanner has refused the file.',
      'The file could not be checked for viruses. Please try again later.',
      'No more files can be sent.',
    ],
  ),
  de: texts(
    ['Bild oder PDF-Datei senden', 'Speichern', 'Die Datei konnte nicht geladen werden.'],
    [
      'Hier werden keine Dateien angenommen.',
      'Es können nur Bilder (JPEG, PNG, WebP) und PDF-Dateien gesendet werden.',
      'Die Datei ist beschädigt, oder das Bild ist zu groß.',
      'Die Datei ist zu groß. Sie darf höchstens 5 MB haben.',
      'Der Virenscanner hat die Datei abgelehnt.',
      'Die Datei konnte nicht auf Viren geprüft werden. Bitte versuchen Sie es später noch einmal.',
      'Es können keine weiteren Dateien gesendet werden.',
    ],
  ),
  fr: texts(
    ['Envoyer une image ou un fichier PDF', 'Enregistrer', 'Le fichier n’a pas pu être chargé.'],
    [
      'Les fichiers ne sont pas acceptés ici.',
      'Seuls les images (JPEG, PNG, WebP) et les fichiers PDF peuvent être envoyés.',
      'Le fichier est endommagé ou l’image est trop grande.',
      'Le fichier est trop volumineux : 5 Mo au maximum.',
      'L’antivirus a refusé le fichier.',
      'Le fichier n’a pas pu être analysé. Veuillez réessayer plus tard.',
      'Aucun autre fichier ne peut être envoyé.',
    ],
  ),
  it: texts(
    ['Invia un’immagine o un file PDF', 'Salva', 'Impossibile caricare il file.'],
    [
      'Qui non si accettano file.',
      'Si possono inviare solo immagini (JPEG, PNG, WebP) e file PDF.',
      'Il file è danneggiato o l’immagine è troppo grande.',
      'Il file è troppo grande: al massimo 5 MB.',
      'L’antivirus ha rifiutato il file.',
      'Non è stato possibile controllare il file. Riprova più tardi.',
      'Non si possono inviare altri file.',
    ],
  ),
  es: texts(
    ['Enviar una imagen o un archivo PDF', 'Guardar', 'No se ha podido cargar el archivo.'],
    [
      'Aquí no se aceptan archivos.',
      'Solo se pueden enviar imágenes (JPEG, PNG, WebP) y archivos PDF.',
      'El archivo está dañado o la imagen es demasiado grande.',
      'El archivo es demasiado grande: 5 MB como máximo.',
      'El antivirus ha rechazado el archivo.',
      'No se ha podido analizar el archivo. Inténtelo más tarde.',
      'No se pueden enviar más archivos.',
    ],
  ),
  nl: texts(
    ['Afbeelding of pdf-bestand sturen', 'Opslaan', 'Het bestand kon niet worden geladen.'],
    [
      'Hier worden geen bestanden aangenomen.',
      'Alleen afbeeldingen (JPEG, PNG, WebP) en pdf-bestanden kunnen worden gestuurd.',
      'Het bestand is beschadigd of de afbeelding is te groot.',
      'Het bestand is te groot: maximaal 5 MB.',
      'De virusscanner heeft het bestand geweigerd.',
      'Het bestand kon niet op virussen worden gecontroleerd. Probeer het later opnieuw.',
      'Er kunnen geen bestanden meer worden gestuurd.',
    ],
  ),
  pl: texts(
    ['Wyślij zdjęcie lub plik PDF', 'Zapisz', 'Nie udało się wczytać pliku.'],
    [
      'Pliki nie są tu przyjmowane.',
      'Można wysyłać tylko zdjęcia (JPEG, PNG, WebP) i pliki PDF.',
      'Plik jest uszkodzony albo zdjęcie jest za duże.',
      'Plik jest za duży. Może mieć najwyżej 5 MB.',
      'Skaner antywirusowy odrzucił plik.',
      'Nie udało się sprawdzić pliku. Proszę spróbować później.',
      'Nie można wysłać więcej plików.',
    ],
  ),
  pt: texts(
    ['Enviar uma imagem ou um ficheiro PDF', 'Guardar', 'Não foi possível carregar o ficheiro.'],
    [
      'Aqui não se aceitam ficheiros.',
      'Só é possível enviar imagens (JPEG, PNG, WebP) e ficheiros PDF.',
      'O ficheiro está danificado ou a imagem é demasiado grande.',
      'O ficheiro é demasiado grande: no máximo 5 MB.',
      'O antivírus recusou o ficheiro.',
      'Não foi possível verificar o ficheiro. Tente mais tarde.',
      'Não é possível enviar mais ficheiros.',
    ],
  ),
  cs: texts(
    ['Poslat obrázek nebo soubor PDF', 'Uložit', 'Soubor se nepodařilo načíst.'],
    [
      'Soubory se zde nepřijímají.',
      'Poslat lze jen obrázky (JPEG, PNG, WebP) a soubory PDF.',
      'Soubor je poškozený nebo je obrázek příliš velký.',
      'Soubor je příliš velký. Může mít nejvýše 5 MB.',
      'Antivirový program soubor odmítl.',
      'Soubor se nepodařilo zkontrolovat. Zkuste to prosím později.',
      'Další soubory už nelze poslat.',
    ],
  ),
  tr: texts(
    ['Resim veya PDF dosyası gönder', 'Kaydet', 'Dosya yüklenemedi.'],
    [
      'Burada dosya kabul edilmiyor.',
      'Yalnızca resim (JPEG, PNG, WebP) ve PDF dosyaları gönderilebilir.',
      'Dosya bozuk veya resim çok büyük.',
      'Dosya çok büyük. En fazla 5 MB olabilir.',
      'Virüs tarayıcısı dosyayı reddetti.',
      'Dosya virüslere karşı denetlenemedi. Lütfen daha sonra yeniden deneyin.',
      'Daha fazla dosya gönderilemiyor.',
    ],
  ),
  da: texts(
    ['Send et billede eller en PDF-fil', 'Gem', 'Filen kunne ikke hentes.'],
    [
      'Her modtages ingen filer.',
      'Der kan kun sendes billeder (JPEG, PNG, WebP) og PDF-filer.',
      'Filen er beskadiget, eller billedet er for stort.',
      'Filen er for stor. Den må højst fylde 5 MB.',
      'Virusscanneren har afvist filen.',
      'Filen kunne ikke kontrolleres for virus. Prøv igen senere.',
      'Der kan ikke sendes flere filer.',
    ],
  ),
  sv: texts(
    ['Skicka en bild eller pdf-fil', 'Spara', 'Filen kunde inte hämtas.'],
    [
      'Här tas inga filer emot.',
      'Bara bilder (JPEG, PNG, WebP) och pdf-filer kan skickas.',
      'Filen är skadad eller bilden är för stor.',
      'Filen är för stor. Den får vara högst 5 MB.',
      'Virusskyddet har avvisat filen.',
      'Filen kunde inte kontrolleras. Försök igen senare.',
      'Inga fler filer kan skickas.',
    ],
  ),
};
